# What the store says when a database cannot be opened, read or written.

store-trouble = { $where }: { $problem }
store-gone = { $where }: removed, moved or replaced while it was in use, so nothing more is stored: put it back and start the server anew
store-served = { $where }: served already, by process { $process }: end that one first (only PostgreSQL takes several)
store-served-at = { $where }: served already, by process { $process } at { $address }: end that one first (only PostgreSQL takes several)
store-closed = { $where }: closed
store-newer = { $where }: made by a newer Engawa (version { $version } of the store, this one knows { $ours }): update Engawa
store-older = { $where }: of version { $version } of the store, this Engawa has { $ours }: start its server once, which brings it up to date
store-not-ours = { $where }: holds something else (the table '{ $table }'), expected an empty database
store-no-driver = { $where }: PostgreSQL needs its driver: pip install 'engawa[scale]'
store-wrong-url = expected a file or the URL of a PostgreSQL database, got a URL of '{ $scheme }'
store-no-url = expected the URL of a PostgreSQL database: { $problem }
store-old-sqlite = { $where }: expected SQLite 3.35 or newer, this Python has { $version }
store-no-log = { $where }: no write-ahead log is possible there, only '{ $mode }'

store-damaged = database disk image is malformed
store-forbidden = Permission denied
store-in-page = the store of this page
store-full = database or disk is full
store-locked = database is locked
store-no-answer = no answer
store-no-database = file is not a database
store-no-directory = Not a directory
store-no-file = unable to open database file
store-no-host = no such host
store-nowhere = No such file or directory
store-read-only = attempt to write a readonly database
store-refused = nothing answers there, the connection was refused
