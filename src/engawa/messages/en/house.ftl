# The table in a page without a server.

house-loading = The table is being fetched: { $percent } %
house-starting = The table is being set up …
house-failed = There is no table in this page: { $why }
house-stopped = The table of this page has stopped. What was played is kept: { $why }
house-reload = Load anew
house-thoughtless = Bots, hints and analyses do not work in this page: { $why }
house-keeps-nothing = This browser keeps nothing: matches last as long as this page is open. Download the record of what you want to keep.
house-newer = There is a newer Engawa. It is there when you open the page next.
house-kept = Everything is here now: Engawa opens without a network, too.
house-no-links = Playing by link needs a server; this page has none.
