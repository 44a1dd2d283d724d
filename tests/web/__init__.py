"""The web client in a real Chromium, at a real server. It is a package so that the browser ends with these tests."""
