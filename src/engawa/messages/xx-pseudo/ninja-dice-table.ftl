ninja-dice-ui-face =
    { $face ->
        [fight] ƒíǧħŧ
        [sneak] śńéáķ
        [pick] ƥíćķ
        [fortune] ƒóŕŧúńé
        [wild] ŵíŀď
        [catch] ćáŧćħ
        [arrow] áŕŕóŵ
        [hourglass] ħóúŕǧŀáśś
        [guard] ǧúáŕď
        [guard2] ŧŵó ǧúáŕďś
        [resident] ŕéśíďéńŧ
        [resident2] ŧŵó ŕéśíďéńŧś
       *[lock] ŀóćķ
    }
ninja-dice-ui-letter =
    { $face ->
        [fight] Ƒ
        [sneak] Ś
        [pick] Ƥ
        [fortune] Ƒó
        [wild] Ŵ
        [catch] Ć
        [arrow] Á
        [hourglass] Ħ
        [guard] Ǧ
        [guard2] ǦǦ
        [resident] Ŕ
        [resident2] ŔŔ
       *[lock] Ŀ
    }
ninja-dice-ui-die = { $id } { $face }
ninja-dice-ui-die-counts = { $id } { $face }, ćóúńŧś áś { $count }
ninja-dice-ui-boosts = ƀóóśŧś { $id }
ninja-dice-ui-tray = Ďíćé íń ŧħé ŧŕáý
ninja-dice-ui-hand = Śķíŀŀ ďíćé
ninja-dice-ui-house = Ħóúśé
ninja-dice-ui-house-round = ŕóúńď { $round } óƒ 3
ninja-dice-ui-glasses = Ħóúŕǧŀáśśéś
ninja-dice-ui-glasses-count = { $count } óƒ 4
ninja-dice-ui-catches = ćáŧćħéś
ninja-dice-ui-cover = Ńéŵ ƒóŕŧúńé ćóṽéŕś íŧ: áƀóúŧ { $percent } %
ninja-dice-ui-mark-aims = áíṁś ńóŵ
ninja-dice-ui-mark-caught = ƥŕóŧéćŧéď ƀý á ćáŧćħ
ninja-dice-ui-mark-reached = ćáń ƀé ŕéáćħéď
ninja-dice-ui-mark-fortune = ćħóśéń ŧó ƀóóśŧ
ninja-dice-ui-mark-boost = ćáń ƀé ƀóóśŧéď
ninja-dice-ui-mark-lifted = ƀéíńǧ ŀáíď óúŧ
ninja-dice-ui-mark-forced = ħáś ŧó ƀé ŕóŀŀéď áǧáíń
ninja-dice-ui-mark-rolls = ŕóŀŀś áǧáíń
ninja-dice-ui-mark-stays = śŧáýś
ninja-dice-ui-aim = Ŧħé áŕŕóŵ { $id } óƒ { $name } ŕéáćħéś { $names }.
ninja-dice-ui-aim-nobody = Ŧħé áŕŕóŵ { $id } óƒ { $name } ćáń śŧéáŀ ƒŕóṁ ńóƀóďý.
ninja-dice-ui-aim-caught = Á ćáŧćħ ƥŕóŧéćŧś { $names }.
ninja-dice-ui-aim-poor =
    { $count ->
        [one] { $names } ħáś ńó ćóíń.
       *[other] { $names } ħáṽé ńó ćóíń.
    }
ninja-dice-ui-boon = Ŧħé ƒóŕŧúńé { $id } ŕéáćħéś { $dice }.
ninja-dice-ui-boon-nothing = Ŧħé ƒóŕŧúńé { $id } ŕéáćħéś ńóŧħíńǧ.
ninja-dice-ui-where =
    { $coins ->
        [one] Óńé ćóíń.
       *[other] { $coins } ćóíńś.
    }
ninja-dice-ui-where-threats = Ŧħŕéáŧ ďíćé: { $dice }.
ninja-dice-ui-where-house = Ħóúśé: { $house }. Ħóúŕǧŀáśśéś ŀóćķéď: { $locked } óƒ 4.
ninja-dice-ui-where-skills = Śķíŀŀ ďíćé: { $dice }.
ninja-dice-ui-status-house = { $name } ŕóŀŀś ŧħé ħóúśé: { $dice } ďíćé
ninja-dice-ui-status-throw = Śŵíƥé áćŕóśś ŧħé ŧŕáý, óŕ ŧáƥ “ǰúśŧ ŕóŀŀ”
ninja-dice-ui-status-flick = Ƒŀíćķ ýóúŕ ŧħŕéáŧ ďíćé, óŕ ǰúśŧ ŕóŀŀ
ninja-dice-ui-status-aims = { $name } áíṁś: śŵíƥé, óŕ ǰúśŧ ŕóŀŀ
ninja-dice-ui-status-waits = ŵáíŧíńǧ ƒóŕ { $names } ŧó ŧħŕóŵ
ninja-dice-ui-status-throws = { $name } ŧħŕóŵś; ŧħŕéáŧś ƒáŀŀ ŵíŧħ ŧħé ďíćé
ninja-dice-ui-status-falls = Ŧħé ďíćé ƒáŀŀ …
ninja-dice-ui-status-steal = Ýóúŕ áŕŕóŵ áíṁś: ŧáƥ á ďíé óƒ ŵħóṁ ýóú śŧéáŀ á ćóíń ƒŕóṁ
ninja-dice-ui-status-steals = ďéćíďéś ŵħóṁ ŧħé áŕŕóŵ śŧéáŀś ƒŕóṁ, íń ŧħé ŧúŕń óƒ { $name }
ninja-dice-ui-status-match = Ƒóŕŧúńé: ŧáƥ ŧħé ďíé ŧħáŧ íŧ śħáŀŀ ƀóóśŧ
ninja-dice-ui-status-matches = ďéćíďéś ŵħáŧ ŧħé ƒóŕŧúńé ƀóóśŧś
ninja-dice-ui-status-push = Ŕúń áŵáý ŵíŧħ ŵħáŧ ýóú ƀéáŧ, óŕ ŧáƥ ďíćé áńď ŕóŀŀ ŧħéṁ áǧáíń
ninja-dice-ui-status-forced =
    { $count ->
        [one] Ŕúń áŵáý, óŕ ŕóŀŀ áǧáíń: óńé ƒóŕŧúńé ħáś ŧó ǧó áŀóńǧ
       *[other] Ŕúń áŵáý, óŕ ŕóŀŀ áǧáíń: { $count } ƒóŕŧúńéś ħáṽé ŧó ǧó áŀóńǧ
    }
ninja-dice-ui-status-lay =
    { $chosen ->
        [yes] Ŧáƥ ŵħéŕé íŧ śħáŀŀ ŀíé, ŧúŕń íŧ ƀéŀóŵ, óŕ ďŕáǧ íŧ
       *[no] Ŧáƥ óŕ ďŕáǧ ŧħé ďíé ŧħáŧ ýóú ŵáńŧ ŧó ŀáý éŀśéŵħéŕé
    }
ninja-dice-ui-status-pushes = ŕúńś áŵáý óŕ ŕóŀŀś áǧáíń
ninja-dice-ui-status-over = Ŧħé ṁóśŧ ṽáŀúáƀŀé ŧŕéáśúŕé: { $coins } ƥóíńŧś
ninja-dice-ui-progress = Ŕóúńď { $round }/3
ninja-dice-ui-hint-roll = Ŧáƥ ŧħé ďíćé ŧħáŧ ýóú ŵáńŧ ŧó ŕóŀŀ áǧáíń.
ninja-dice-ui-waits =
    { $count ->
        [one] { $names } śŧíŀŀ ŧħŕóŵś
       *[other] { $names } śŧíŀŀ ŧħŕóŵ
    }
ninja-dice-ui-seconds = { $seconds } ś
ninja-dice-ui-throw = ǰúśŧ ŕóŀŀ
ninja-dice-ui-throw-note = óŕ śŵíƥé áćŕóśś ŧħé ŧŕáý
ninja-dice-ui-steal = Śŧéáŀ á ćóíń ƒŕóṁ { $name }
ninja-dice-ui-steal-note =
    { $coins ->
        [one] ħáś 1
       *[other] ħáś { $coins }
    }
ninja-dice-ui-decline = Ŀéáṽé íŧ
ninja-dice-ui-next-fortune = Ŧħé ńéẋŧ ƒóŕŧúńé
ninja-dice-ui-ready = Ďóńé
ninja-dice-ui-ready-note = ńó ṁóŕé ƀóóśŧś
ninja-dice-ui-lay = Ŀáý óúŧ
ninja-dice-ui-lay-note = śáṽéď ďíćé
ninja-dice-ui-laid = Ďóńé
ninja-dice-ui-turn-left = Ŧúŕń ŀéƒŧ ƀý 15°
ninja-dice-ui-turn-right = Ŧúŕń ŕíǧħŧ ƀý 15°
ninja-dice-ui-run = Ŕúń áŵáý
ninja-dice-ui-coins =
    { $coins ->
        [one] 1 ćóíń
       *[other] { $coins } ćóíńś
    }
ninja-dice-ui-roll =
    { $count ->
        [0] Ŕóŀŀ áǧáíń
       *[other] Ŕóŀŀ { $count }
    }
ninja-dice-ui-roll-note = óŕ śŵíƥé
ninja-dice-ui-roll-none = ćħóóśé ďíćé
ninja-dice-ui-again = Áǧáíń
ninja-dice-ui-again-tip = Ŵáŧćħ ŧħé ŀáśŧ ŧħŕóŵ áǧáíń
ninja-dice-ui-slow = Śŀóŵ
ninja-dice-ui-slow-tip = Śħóŵ ŧħŕóŵś íń śŀóŵ ṁóŧíóń
ninja-dice-ui-say-steal = { $id } śŧéáŀś ƒŕóṁ ƥŀáýéŕ { $seat }
ninja-dice-ui-say-decline = Śŧéáŀ ƒŕóṁ ńóƀóďý
ninja-dice-ui-say-match = { $id } ƀóóśŧś { $die }
ninja-dice-ui-say-roll =
    { $dice ->
        [all] Ŕóŀŀ áŀŀ ƒíṽé áǧáíń
       *[other] Ŕóŀŀ { $dice } áǧáíń
    }
ninja-dice-ui-say-place = Ŀáý { $die } éŀśéŵħéŕé
ninja-dice-ui-say =
    { $move ->
        [run] Ŕúń áŵáý
       *[ready] Ɓóóśŧ ńóŧħíńǧ ṁóŕé
    }
ninja-dice-ui-did-house-rolled = { $name } ŕóŀŀś ŧħé ħóúśé:
ninja-dice-ui-did-thrown =
    { $all ->
        [yes] { $name } ŧħŕóŵś áŀŀ ƒíṽé:
       *[no]
            { $count ->
                [one] { $name } ŧħŕóŵś óńé áǧáíń:
               *[other] { $name } ŧħŕóŵś { $count } áǧáíń:
            }
    }
ninja-dice-ui-did-threats =
    { $count ->
        [one] Áǧáíńśŧ íŧ:
       *[other] Áǧáíńśŧ ŧħéṁ:
    }
ninja-dice-ui-did-stolen = { $name } śŧéáŀś á ćóíń ƒŕóṁ { $other }.
ninja-dice-ui-did-spared = { $name } śŧéáŀś ƒŕóṁ ńóƀóďý.
ninja-dice-ui-did-locked =
    { $count ->
        [one] Áń ħóúŕǧŀáśś íś ŀóćķéď: { $total } óƒ 4.
       *[other] { $count } ħóúŕǧŀáśśéś áŕé ŀóćķéď: { $total } óƒ 4.
    }
ninja-dice-ui-did-captured = { $name } íś ćáƥŧúŕéď áńď ǧéŧś ńóŧħíńǧ.
ninja-dice-ui-did-matched = { $name } ƀóóśŧś { $die } ŵíŧħ ŧħé ƒóŕŧúńé { $fortune }.
ninja-dice-ui-did-beaten =
    { $case ->
        [unseen] { $name } ƀéáŧś ŧħé ħóúśé ŵíŧħóúŧ á ƒíǧħŧ: { $coins } ćóíńś.
       *[fought] { $name } ƀéáŧś ŧħé ħóúśé: { $coins } ćóíńś.
    }
ninja-dice-ui-did-ran =
    { $coins ->
        [0] { $name } ŕúńś áŵáý ŵíŧħ ńóŧħíńǧ.
        [one] { $name } ŕúńś áŵáý ŵíŧħ óńé ćóíń.
       *[other] { $name } ŕúńś áŵáý ŵíŧħ { $coins } ćóíńś.
    }
ninja-dice-ui-did-placed = { $name } ŀáýś { $die } éŀśéŵħéŕé.
ninja-dice-ui-did-pushed =
    { $count ->
        [one] { $name } ƥíćķś úƥ óńé ďíé.
       *[other] { $name } ƥíćķś úƥ { $count } ďíćé.
    }
ninja-dice-ui-did-won = { $name } ħáś ŧħé ṁóśŧ ṽáŀúáƀŀé ŧŕéáśúŕé: { $coins } ƥóíńŧś.
ninja-dice-ui-strip =
    { $coins ->
        [one] óńé ćóíń
       *[other] { $coins } ćóíńś
    }{ $leads ->
        [yes] , íń ŧħé ŀéáď
       *[no] { "" }
    }{ $ninja ->
        [yes] , áćŧíṽé ńíńǰá
       *[no] { "" }
    }{ $held ->
        [0] { "" }
        [one] , ħóŀďś á ŧħŕéáŧ ďíé
       *[other] , ħóŀďś { $held } ŧħŕéáŧ ďíćé
    }
ninja-dice-ui-ninja = Ńíńǰá
ninja-dice-ui-holds = ħóŀďś ŧħé ŧħŕéáŧ ďíé { $id }
ninja-dice-ui-coach = Ćóáćħ
ninja-dice-ui-coach-capture = Ćáƥŧúŕéď
ninja-dice-ui-coach-run = Ńóŵ
ninja-dice-ui-coach-push = Ƥúśħéď, óń áṽéŕáǧé
ninja-dice-ui-stat-treasure = Ŧŕéáśúŕé
ninja-dice-ui-stat-earned = Ćóíńś ƒŕóṁ ħóúśéś
ninja-dice-ui-stat-stolen = Ćóíńś śŧóŀéń
ninja-dice-ui-stat-lost = Ćóíńś ŀóśŧ
ninja-dice-ui-stat-beaten = Ħóúśéś ƀéáŧéń
ninja-dice-ui-stat-unseen = … ŵíŧħóúŧ á ƒíǧħŧ
ninja-dice-ui-stat-ran = Ŕáń áŵáý
ninja-dice-ui-stat-captured = Ćáƥŧúŕéď
ninja-dice-ui-stat-throws = Ŧħŕóŵś
ninja-dice-ui-stat-dice = Ďíćé ŧħŕóŵń
ninja-dice-ui-stat-boosts = Ƒóŕŧúńéś ṁáŧćħéď
ninja-dice-ui-setup-first = Ƒíŕśŧ áćŧíṽé ńíńǰá
ninja-dice-ui-setup-drawn = Ďŕáŵń
ninja-dice-ui-setup-length = Ŧħŕéé ŕóúńďś, { $turns } ŧúŕńś íń áŀŀ.
