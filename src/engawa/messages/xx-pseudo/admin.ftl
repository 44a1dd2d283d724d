cli-admin = Ŀóóķ áƒŧéŕ á śŧóŕé óƒ ṁáŧćħéś: ƀáćķ úƥ, ŕéśŧóŕé, ƒóŕǧéŧ, éẋƥóŕŧ, ćħéćķ.
cli-admin-more = Ŧħé śŧóŕé íś ŧħáŧ óƒ --ďáŧá, éŀśé óƒ ÉŃǦÁŴÁ_ŚŦÓŔÉ, éŀśé íń ýóúŕ ďáŧá ďíŕéćŧóŕý. Áŀŀ ƀúŧ ŕéśŧóŕé ćáń ƀé ďóńé ŵħíŀé á śéŕṽéŕ ŕúńś óń íŧ.
cli-admin-backup = Ŵŕíŧé á ƀáćķúƥ: áŀŀ ŧħáŧ ŧħé śŧóŕé ħóŀďś áŧ óńé ṁóṁéńŧ.
cli-admin-restore = Ƒíŀŀ áń éṁƥŧý śŧóŕé ƒŕóṁ á ƀáćķúƥ, ƀé íŧ óƒ ŚꝖĿíŧé óŕ ƤóśŧǧŕéŚꝖĿ.
cli-admin-forget = Ďéŀéŧé ṁáŧćħéś: ŧħóśé ŧħáŧ áŕé ńáṁéď, áńď ŧħóśé ŧħáŧ áŕé óŀď.
cli-admin-export = Ŵŕíŧé ŧħé ŕéćóŕďś óƒ áŀŀ ṁáŧćħéś íńŧó óńé ƒíŀé.
cli-admin-check = Ŕéƥŀáý éṽéŕý ṁáŧćħ, áńď ŧéŀŀ éáćħ ŧħáŧ ćáńńóŧ ƀé.
cli-admin-limits = Śħóŵ ŧħé ŀíṁíŧś óƒ á śéŕṽéŕ.
cli-word-match = ṀÁŦĆĦ
cli-word-days = ĎÁÝŚ
cli-argument-backup = ŧħé ńéŵ ƒíŀé
cli-argument-restore = ŧħé ƀáćķúƥ
cli-argument-export = ŧħé ńéŵ ƒíŀé: á ŀíńé óƒ ǰŚÓŃ ƒóŕ éáćħ ṁáŧćħ
cli-argument-forget = ŧħé íď óƒ á ṁáŧćħ
cli-option-admin-data = ŧħé śŧóŕé: á ƒíŀé, óŕ ŧħé ÚŔĿ óƒ á ƤóśŧǧŕéŚꝖĿ ďáŧáƀáśé
cli-option-over-for = ṁáŧćħéś ŧħáŧ ħáṽé ƀééń óṽéŕ ƒóŕ śó ŀóńǧ
cli-option-idle-for = ṁáŧćħéś ŧħáŧ áŕé ńóŧ óṽéŕ, áńď íń ŵħíćħ ńóŧħíńǧ ħáś ħáƥƥéńéď ƒóŕ śó ŀóńǧ
cli-option-dry-run = óńŀý ŧéŀŀ ŵħíćħ
admin-backing-up = ƀáćķíńǧ úƥ
admin-backed-up =
    Ɓáćķéď úƥ ŧó { $where }: { $rows } { $rows ->
        [one] ŕóŵ
       *[other] ŕóŵś
    }.
admin-restoring = ŕéśŧóŕíńǧ
admin-restored =
    Ŕéśŧóŕéď ŧó { $where }: { $rows } { $rows ->
        [one] ŕóŵ
       *[other] ŕóŵś
    }.
admin-exporting = éẋƥóŕŧíńǧ
admin-exported =
    Éẋƥóŕŧéď ŧó { $where }: { $matches } { $matches ->
        [one] ŕéćóŕď
       *[other] ŕéćóŕďś
    }.
admin-checking = ŕéƥŀáýíńǧ
admin-checked =
    { $good ->
        [one] Óńé ṁáŧćħ ŕéƥŀáýś
       *[other] { $good } ṁáŧćħéś ŕéƥŀáý
    }, { $bad } { $bad ->
        [one] ďóéś ńóŧ
       *[other] ďó ńóŧ
    }.
admin-forgotten =
    { $matches ->
        [one] Óńé ṁáŧćħ ƒóŕǧóŧŧéń.
       *[other] { $matches } ṁáŧćħéś ƒóŕǧóŧŧéń.
    }
admin-would-forget =
    { $matches ->
        [one] Óńé ṁáŧćħ ŵóúŀď ƀé ƒóŕǧóŧŧéń.
       *[other] { $matches } ṁáŧćħéś ŵóúŀď ƀé ƒóŕǧóŧŧéń.
    }
admin-forget-what = éẋƥéćŧéď ŧħé íď óƒ á ṁáŧćħ, --óṽéŕ-ƒóŕ óŕ --íďŀé-ƒóŕ: ńóŧħíńǧ íś ƒóŕǧóŧŧéń ƀý íŧśéŀƒ
admin-no-match = ŧħéŕé íś ńó ṁáŧćħ { $match }
admin-rate = { $second } á śéćóńď, { $once } áŧ óńćé
admin-limits-more = Ŵħáŧ éáćħ íś ƒóŕ: ďóćś/ħóśŧíńǧ.ṁď.
backup-exists = { $where }: éẋíśŧś áŀŕéáďý, éẋƥéćŧéď á ńéŵ ƒíŀé
backup-not-empty = { $where }: ħóŀďś { $matches } ṁáŧćħéś, éẋƥéćŧéď áń éṁƥŧý śŧóŕé
archive-gap = { $events } éṽéńŧś áŕé ŧħéŕé, éẋƥéćŧéď { $head } ŵíŧħóúŧ á ǧáƥ
archive-event = éṽéńŧ { $number }: { $problem }
