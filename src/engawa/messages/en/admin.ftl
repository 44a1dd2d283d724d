# What `engawa admin` says.

cli-admin = Look after a store of matches: back up, restore, forget, export, check.
cli-admin-more = The store is that of --data, else of ENGAWA_STORE, else in your data directory. All but restore can be done while a server runs on it.
cli-admin-backup = Write a backup: all that the store holds at one moment.
cli-admin-restore = Fill an empty store from a backup, be it of SQLite or PostgreSQL.
cli-admin-forget = Delete matches: those that are named, and those that are old.
cli-admin-export = Write the records of all matches into one file.
cli-admin-check = Replay every match, and tell each that cannot be.
cli-admin-limits = Show the limits of a server.

cli-word-match = MATCH
cli-word-days = DAYS
cli-argument-backup = the new file
cli-argument-restore = the backup
cli-argument-export = the new file: a line of JSON for each match
cli-argument-forget = the id of a match
cli-option-admin-data = the store: a file, or the URL of a PostgreSQL database
cli-option-over-for = matches that have been over for so long
cli-option-idle-for = matches that are not over, and in which nothing has happened for so long
cli-option-dry-run = only tell which

admin-backing-up = backing up
admin-backed-up = Backed up to { $where }: { $rows } { $rows ->
    [one] row
   *[other] rows
}.
admin-restoring = restoring
admin-restored = Restored to { $where }: { $rows } { $rows ->
    [one] row
   *[other] rows
}.
admin-exporting = exporting
admin-exported = Exported to { $where }: { $matches } { $matches ->
    [one] record
   *[other] records
}.
admin-checking = replaying
admin-checked = { $good ->
    [one] One match replays
   *[other] { $good } matches replay
}, { $bad } { $bad ->
    [one] does not
   *[other] do not
}.
admin-forgotten = { $matches ->
    [one] One match forgotten.
   *[other] { $matches } matches forgotten.
}
admin-would-forget = { $matches ->
    [one] One match would be forgotten.
   *[other] { $matches } matches would be forgotten.
}
admin-forget-what = expected the id of a match, --over-for or --idle-for: nothing is forgotten by itself
admin-no-match = there is no match { $match }
admin-rate = { $second } a second, { $once } at once
admin-limits-more = What each is for: docs/hosting.md.
backup-exists = { $where }: exists already, expected a new file
backup-not-empty = { $where }: holds { $matches } matches, expected an empty store
archive-gap = { $events } events are there, expected { $head } without a gap
archive-event = event { $number }: { $problem }
