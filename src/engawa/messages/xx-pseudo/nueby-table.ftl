nueby-ui-board = Ɓóáŕď
nueby-ui-place =
    { $place ->
        [entry] éńŧŕý óƒ { $name }
        [fork] ǧóáŀ ƒóŕķ óƒ { $name }
        [arrow] áŕŕóŵ óƒ { $name } ŧó ŧħé íńńéŕ ŕíńǧ
        [inner] íńńéŕ ŕíńǧ
        [path] śíďé ƥáŧħ
        [lane] ǧŕéý ƒíéŀď óƒ { $name }
        [grey] śħóŕŧćúŧ
        [goal] ǧóáŀ ŀáńé óƒ { $name }
        [area] śŧáŕŧ áŕéá óƒ { $name }
        [inner-area] íńńéŕ śŧáŕŧ áŕéá óƒ { $name }
       *[track] ƀŀóćķáďé ŧŕáćķ óƒ { $name }
    }
nueby-ui-piece =
    { $count ->
        [one] ƥíéćé óƒ { $name } ({ $colour })
       *[other] { $count } ƥíéćéś óƒ { $name } ({ $colour })
    }{ $focus ->
        [yes] { " " }ŵíŧħ ƒóćúś
       *[no] { "" }
    }
nueby-ui-block = ƀŀóćķáďé óƒ { $name }
nueby-ui-mark-chosen = ćħóśéń
nueby-ui-mark-open = ćáń ṁóṽé
nueby-ui-mark-throw = ćáń ƀé ŧħŕóŵń
nueby-ui-mark-target = ćáń ƀé ŕéáćħéď
nueby-ui-mark-dropping = ŧħé ƀŀóćķáďé íś ŧó ǧó ħéŕé
nueby-ui-mark-drop = ŧħé ƀŀóćķáďé ćáń ǧó ħéŕé
nueby-ui-mark-focused = íś ŧó ǧéŧ ŧħé ƒóćúś
nueby-ui-mark-hunter = ćáń ǧéŧ ŧħé ƒóćúś
nueby-ui-with-focus = { $field } ŵíŧħ ƒóćúś
nueby-ui-where = { $colour }: { $fields }. { $home } ħóṁé, { $under } úńďéŕ ŵáý, { $waiting } ŵáíŧíńǧ.
nueby-ui-where-block = Ɓŀóćķáďé óń { $field }.
nueby-ui-status-enter = Ńóŧħíńǧ íń ƥŀáý: ćħóóśé ŧħé śŧáŕŧ áŕéá ŧó éńŧéŕ ƒŕóṁ
nueby-ui-status-start-hunt = Ŕóŀŀ, óŕ ħúńŧ ƒóŕ ŧħé ƒóćúś
nueby-ui-status-start-drop = Ŕóŀŀ, óŕ ƥúŧ ŧħé ƀŀóćķáďé
nueby-ui-status-push = Á óńé: ƥúśħ ŧħé ƀŀóćķáďé óń?
nueby-ui-status-drop = Ɓŀóćķáďé ƒŕéé: ŧáƥ á ŕíńǧ ƒíéŀď
nueby-ui-status-must = { $die } ŕóŀŀéď: ýóú ħáṽé ŧó ṁóṽé
nueby-ui-status-may = { $die } ŕóŀŀéď: ṁóṽé óŕ ƥáśś
nueby-ui-status-six = 6 ŕóŀŀéď: éńŧéŕ, ŧħŕóŵ óŕ ƥáśś
nueby-ui-status-focus =
    { $hits ->
        [one] Óńé ħíŧ: ŵħó ǧéŧś ŧħé ƒóćúś?
       *[other] { $hits } ħíŧś: ŵħó ǧéŧś ŧħé ƒóćúś?
    }
nueby-ui-status-roll = Ŧħé ďíé ŕóŀŀś …
nueby-ui-status-again = Ŧħé ďíé ŕóŀŀś óńćé ṁóŕé …
nueby-ui-status-held = Ŧáƥ ŧó ŕóŀŀ ŧħé ďíé
nueby-ui-status-hunt = Ƒóúŕ ďíćé ƒóŕ á { $number } …
nueby-ui-status-wait =
    { $phase ->
        [enter] éńŧéŕś á ƥíéćé
        [start] ŕóŀŀś, óŕ ďóéś śóṁéŧħíńǧ éŀśé ƒíŕśŧ
        [focus] ćħóóśéś ŵħó ǧéŧś ŧħé ƒóćúś
       *[move] ṁóṽéś { $die }
    }
nueby-ui-status-over = { $name } ħáś áŀŀ ƥíéćéś ħóṁé
nueby-ui-hint-start = Ŕóŀŀ ƒíŕśŧ, óŕ ćħóóśé ƀéŀóŵ ŵħáŧ ŧó ďó ƀéƒóŕé.
nueby-ui-hint-focus = Óńŀý ƥíéćéś ŵíŧħóúŧ ƒóćúś óń śíďé ƥáŧħś ćáń ǧéŧ íŧ.
nueby-ui-roll = Ŕóŀŀ
nueby-ui-roll-held = ŧáƥ áńýŵħéŕé
nueby-ui-hunt = Ħúńŧ
nueby-ui-hunt-note = ńáṁé á ńúṁƀéŕ
nueby-ui-back = Ɓáćķ
nueby-ui-focus = Ǧíṽé ƒóćúś
nueby-ui-focus-none = ńóƀóďý
nueby-ui-focus-hint =
    { $count ->
        [0] Ńóƀóďý ǧéŧś ŧħé ƒóćúś. Ŧáƥ ħúńŧéŕś ŧó ćħáńǧé ŧħáŧ.
        [one] Óńé ħúńŧéŕ ǧéŧś ŧħé ƒóćúś. Ŧáƥ ħúńŧéŕś ŧó ćħáńǧé ŧħáŧ.
       *[other] { $count } ħúńŧéŕś ǧéŧ ŧħé ƒóćúś. Ŧáƥ ħúńŧéŕś ŧó ćħáńǧé ŧħáŧ.
    }
nueby-ui-push = Ƥúśħ óń
nueby-ui-push-note = ŧħé ƀŀóćķáďé
nueby-ui-keep = Ķééƥ íŧ
nueby-ui-keep-note = ŧħíś ŧúŕń
nueby-ui-keep-always = Ķééƥ śŧóńé
nueby-ui-keep-always-tip = Á ƀŀóćķáďé óń Ƒŕéí śŧáýś ŵíŧħóúŧ ƀéíńǧ áśķéď áƀóúŧ, ƒóŕ ŧħé ŵħóŀé ṁáŧćħ; ƀéśíďé á ṁóṽé íŧ ćáń śŧíŀŀ ƀé ƥúŧ. Óń óńé śćŕééń éáćħ ƥŀáýéŕ ħáś ŧħíś śŵíŧćħ áŀóńé.
nueby-ui-done = Ďóńé
nueby-ui-done-note = íŧ śŧáýś
nueby-ui-drop = Ƥúŧ íŧ
nueby-ui-drop-note = ŧáƥ á ƒíéŀď
nueby-ui-pass = Ƥáśś
nueby-ui-next = Ńéẋŧ ƥíéćé, { $at }/{ $of }
nueby-ui-step =
    { $kind ->
        [enter] Éńŧéŕ
        [throw] Ŧħŕóŵ { $name }
        [home] Ǧó ħóṁé
        [clear] Ćŀéáŕ { $name }’ś ƀŀóćķ
        [back] Ǧó ƀáćķ
        [arrow] Ŧáķé ŧħé áŕŕóŵ
        [path] Śíďé ƥáŧħ
        [grey] Śħóŕŧćúŧ
       *[step] Ṁóṽé óń
    }
nueby-ui-step-back = ƀáćķ ŧó { $to }
nueby-ui-say-move =
    { $enters ->
        [yes] Éńŧéŕ óń { $to }
       *[no] Ṁóṽé { $from }–{ $to }
    }{ $deed ->
        [throws] , ŧħŕóŵ { $colour }
        [clears] , ŧáķé ŧħé ƀŀóćķáďé óƒƒ
        [home] , íńŧó ŧħé ǧóáŀ
       *[moves] { "" }
    }
nueby-ui-say-hunt = Ħúńŧ ƒóŕ á { $number }
nueby-ui-say-drop = Ƥúŧ ŧħé ƀŀóćķáďé óń { $to }
nueby-ui-say-focus =
    { $count ->
        [0] Ńóƀóďý ǧéŧś ŧħé ƒóćúś
       *[other] Ƒóćúś ƒóŕ { $fields }
    }
nueby-ui-say =
    { $move ->
        [pass] Ƥáśś
        [roll] Ŕóŀŀ
        [push] Ƥúśħ ŧħé ƀŀóćķáďé óń
       *[done] Ŀéáṽé ŧħé ƀŀóćķáďé ŵħéŕé íŧ íś
    }
nueby-ui-did = { $name } { $deeds }.
nueby-ui-did-rolled = ŕóŀŀś { $number }
nueby-ui-did-freely-entered = éńŧéŕś ƒŕééŀý óń { $there }
nueby-ui-did-entered = éńŧéŕś óń { $there }
nueby-ui-did-came-home = ǧóéś ħóṁé { $here }–{ $there }
nueby-ui-did-moved = ṁóṽéś { $here }–{ $there }
nueby-ui-did-thrown =
    { $to ->
        [area] ŧħŕóŵś { $other } ƀáćķ ŧó ŧħé śŧáŕŧ áŕéá óƒ { $owner }
        [inner-area] ŧħŕóŵś { $other } ƀáćķ ŧó ŧħé íńńéŕ śŧáŕŧ áŕéá óƒ { $owner }
       *[lane] ŧħŕóŵś { $other } ƀáćķ ŧó ŧħé É óƒ { $owner }
    }
nueby-ui-did-skipped = ħáś śáṽéď á ŀáƥ
nueby-ui-did-stuck = ćáńńóŧ ṁóṽé
nueby-ui-did-passed = ƥáśśéś
nueby-ui-did-shoved = íś ƥúśħéď óń ŧó { $here }
nueby-ui-did-pushed = ƥúśħéś ŧħé ƀŀóćķáďé ŧó { $here }
nueby-ui-did-dropped = ƥúŧś ŧħé ƀŀóćķáďé óń { $here }
nueby-ui-did-cleared = ŧáķéś { $other }’ś ƀŀóćķáďé óƒƒ { $here }
nueby-ui-did-hunted = ħúńŧś ƒóŕ á { $number }
nueby-ui-did-hit =
    { $number ->
        [0] ṁíśśéś
        [one] ħíŧś óńćé
       *[other] ħíŧś { $number } ŧíṁéś
    }
nueby-ui-did-focused = ǧéŧś ŧħé ƒóćúś óń { $here }
nueby-ui-did-unfocused = ǧíṽéś ńóƀóďý ŧħé ƒóćúś
nueby-ui-did-won = ħáś áŀŀ ƥíéćéś ħóṁé
nueby-ui-did-placed = ŧáķéś ƥŀáćé { $number }
nueby-ui-strip =
    { $home } ħóṁé, { $under } úńďéŕ ŵáý, { $waiting } ŵáíŧíńǧ; { $left } ƒíéŀďś ŧó ǧó{ $leads ->
        [yes] , ŀéáďś
       *[no] { "" }
    }
nueby-ui-left =
    { $left ->
        [one] 1 ƒíéŀď ŧó ǧó
       *[other] { $left } ƒíéŀďś ŧó ǧó
    }
nueby-ui-left-short = { $left } ŧó ǧó
nueby-ui-leads = ŀéáďś
nueby-ui-stat-rolls = Ŕóŀŀś
nueby-ui-stat-sixes = Śíẋéś
nueby-ui-stat-luck = Ŀúćķ íń ƥíƥś
nueby-ui-stat-given = Ŧħŕóŵś ǧíṽéń
nueby-ui-stat-taken = Ŧħŕóŵś ŧáķéń
nueby-ui-stat-hunts = Ħúńŧś
nueby-ui-stat-hits = Ħíŧś
nueby-ui-stat-blocks = Ɓŀóćķáďéś ƥúŧ
nueby-ui-stat-left = Ƒíéŀďś ŀéƒŧ
nueby-ui-stat-place = Ƥŀáćé
nueby-ui-place-taken = Ƥŀáćé { $place }
nueby-ui-setup-colours = Ɓóáŕď
nueby-ui-setup-fields =
    { $colours ->
        [4] Ƒóúŕ ćóŀóúŕś, śħóŕŧéŕ
       *[6] Śíẋ ćóŀóúŕś
    }
nueby-ui-setup-places = Áƒŧéŕ ŧħé ƒíŕśŧ
nueby-ui-setup-place =
    { $places ->
        [yes] Ƥŀáý óń ƒóŕ ŧħé ƥŀáćéś
       *[no] Ŧħé ǧáṁé íś óṽéŕ
    }
nueby-ui-setup-hits = Éẋŧŕá ħíŧś íń á ħúńŧ
nueby-ui-setup-hit =
    { $hits ->
        [book] Éṽéŕý ħíŧ ćóúńŧś (ƀóóķ)
       *[kind] Ṁáý ŀáƥśé
    }
