"""The table in a page: the server's own tables, played by Python in the browser, without a server.

`table` runs in one worker and answers what a server would, `thinking` in another; matches are kept by the browser.
"""
