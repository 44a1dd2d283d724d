# What the language calls itself.

web-language-name = Deutsch
