ninja-dice-ND-R1 = ŧħé ħóúśé íś ŕóŀŀéď ƒíŕśŧ
ninja-dice-ND-R2 = ŧħé ďíćé áŕé ŧħŕóŵń ƒíŕśŧ
ninja-dice-ND-T1 = ƒíŕśŧ { $seat } ďéćíďéś áƀóúŧ ŧħé áŕŕóŵ { $arrow }
ninja-dice-ND-T2 = ńó ďíé óƒ { $victim } ŀíéś ƀéýóńď ŧħé ŀíńé óƒ { $arrow }
ninja-dice-ND-T5 = { $victim } śħóŵś á ćáŧćħ
ninja-dice-ND-T6 =
    { $case ->
        [own] ńóƀóďý śŧéáŀś ƒŕóṁ óńéśéŀƒ, áńď { $arrow } ƀéŀóńǧś ŧó { $victim }
       *[poor] { $victim } ħáś ńó ćóíń
    }
ninja-dice-ND-H4 =
    { $case ->
        [no-fortune] { $fortune } íś ńó ƒóŕŧúńé, íŧ śħóŵś { $face }
        [never] { $die } śħóŵś { $face }, ŵħíćħ ćáńńóŧ ƀé ƀóóśŧéď
        [behind] { $die } ďóéś ńóŧ ŀíé ƀéýóńď ŧħé ŀíńé óƒ { $fortune }
       *[none] ŧħéŕé áŕé ƒíṽé śķíŀŀ ďíćé, Ś1 ŧó Ś5
    }
ninja-dice-ND-H6 = { $fortune } ƀóóśŧś { $die } áŀŕéáďý, áńď á ṁáŧćħ íś ńéíŧħéŕ úńďóńé ńóŕ ṁóṽéď
ninja-dice-ND-H10 = ƒíŕśŧ ćóṁéś ŧħé ṁáŧćħíńǧ óƒ ƒóŕŧúńéś: 'Ś3+Ś1', óŕ 'ŕéáďý'
ninja-dice-ND-P1 =
    { $case ->
        [none] áŧ ŀéáśŧ óńé ďíé íś ŧħŕóŵń
       *[order] ńóŵ ýóú ŕúń, ŧħŕóŵ śóṁé ďíćé áǧáíń óŕ ŀáý ŧħé óŧħéŕś: 'ŕúń', 'ŕóŀŀ Ś1 Ś4', 'ƥŀáćé Ś2 120 -45 900'
    }
ninja-dice-ND-P2 =
    { $case ->
        [place] { $fortune } ƀóóśŧś ńóŧħíńǧ, śó íŧ ćáńńóŧ ƀé śáṽéď áńď íś ńóŧ ŀáíď
        [boosted] { $die } íś ƀóóśŧéď ƀý { $fortune }, ŵħíćħ ħáś ŧó ƀé ŧħŕóŵń ŧóó
        [alone] { $fortune } ƀóóśŧś { $die }, śó íŧ íś ŧħŕóŵń áǧáíń óńŀý ŧóǧéŧħéŕ ŵíŧħ íŧ
       *[free] { $fortune } ƀóóśŧś ńóŧħíńǧ, śó íŧ ħáś ŧó ƀé ŧħŕóŵń ŧóó
    }
ninja-dice-ND-P4 =
    { $case ->
        [outside] { $die } ŵóúŀď ńóŧ ŀíé íńśíďé ŧħé ŧŕáý
        [overlap] { $die } ŀíéś íń { $other }
        [near] { $die } ŵóúŀď ŀíé íń { $other }, ŵħíćħ íŧ ƀóóśŧś
       *[away] { $die } ŵóúŀď ŀíé { $gap } ṁṁ ƒŕóṁ { $other }, ŵħíćħ íŧ ƀóóśŧś; áŧ ṁóśŧ 2 ṁṁ áŕé áŀŀóŵéď
    }
ninja-dice-ND-E3 = ŧħé ǧáṁé íś óṽéŕ
ninja-dice-seat =
    { $seat ->
        [0] Ćŕáńé
        [1] Ƒóẋ
        [2] Ɓáďǧéŕ
        [3] Ćáŕƥ
       *[4] Óŵŀ
    }
ninja-dice-symbol =
    { $symbol ->
        [guard] ǧúáŕď
        [guard2] ŧŵó ǧúáŕďś
        [resident] ŕéśíďéńŧ
        [resident2] ŧŵó ŕéśíďéńŧś
       *[lock] ŀóćķ
    }
ninja-dice-face =
    { $face ->
        [fight] ƒíǧħŧ
        [sneak] śńéáķ
        [pick] ƥíćķ
        [wild] ŵíŀď
        [fortune] ƒóŕŧúńé
        [catch] ćáŧćħ
        [arrow] áŕŕóŵ
       *[hourglass] ħóúŕǧŀáśś
    }
ninja-dice-die = { $die } { $face }
ninja-dice-status =
    { $phase ->
        [house] Ŧħé ħóúśé óƒ { $seat } íś ŕóŀŀéď.
        [throw] { $seat } áńď ŧħé óŧħéŕś ŧħŕóŵ.
        [steal] { $thief } ďéćíďéś ŵħóṁ { $arrow } ŧáķéś á ćóíń ƒŕóṁ.
        [match] { $seat } ṁáŧćħéś ƒóŕŧúńéś ŵíŧħ śķíŀŀś.
       *[push]
            { $seat } ŕúńś ŵíŧħ { $coins ->
                [0] ńóŧħíńǧ
                [one] óńé ćóíń
               *[other] { $coins } ćóíńś
            }, óŕ ŧħŕóŵś áǧáíń.
    }
ninja-dice-status-over =
    { $count ->
        [one] { $seats } ħáś ŧħé ṁóśŧ ṽáŀúáƀŀé ŧŕéáśúŕé, { $coins } ƥóíńŧś, áńď ŵíńś.
       *[other] { $seats } śħáŕé ŧħé ṽíćŧóŕý ŵíŧħ { $coins } ƥóíńŧś éáćħ.
    }
ninja-dice-house-rolled = { $seat } ŕóŀŀś ŧħé ħóúśé: { $house }.
ninja-dice-thrown = { $seat } ŧħŕóŵś { $skills }; ŧħŕéáŧś: { $threats }.
ninja-dice-stolen = { $seat } ŧáķéś á ćóíń ƒŕóṁ { $victim } ŵíŧħ { $arrow }.
ninja-dice-spared = { $seat } ŧáķéś ńóŧħíńǧ ŵíŧħ { $arrow }.
ninja-dice-locked =
    { $count ->
        [one] Óńé ħóúŕǧŀáśś íś
       *[other] { $count } ħóúŕǧŀáśśéś áŕé
    } ŀóćķéď áǧáíńśŧ { $seat }, { $total } óƒ 4.
ninja-dice-captured = { $seat } íś ćáƥŧúŕéď áńď ǧéŧś ńóŧħíńǧ.
ninja-dice-matched = { $seat } ṁáŧćħéś ŧħé ƒóŕŧúńé { $fortune } ŵíŧħ { $die }.
ninja-dice-ready = { $seat } ħáś ṁáŧćħéď éńóúǧħ.
ninja-dice-beaten =
    { $case ->
        [unseen] { $seat } ƀéáŧś ŧħé ħóúśé ŵíŧħóúŧ ƒíǧħŧíńǧ áńýóńé: { $coins } ćóíńś.
       *[fought] { $seat } ƀéáŧś ŧħé ħóúśé: { $coins } ćóíńś.
    }
ninja-dice-ran =
    { $seat } ŕúńś áŵáý ŵíŧħ { $coins ->
        [0] ńóŧħíńǧ
        [one] óńé ćóíń
       *[other] { $coins } ćóíńś
    }.
ninja-dice-placed = { $seat } ŀáýś { $die } éŀśéŵħéŕé.
ninja-dice-pushed = { $seat } ƥíćķś úƥ { $dice } ŧó ŧħŕóŵ áǧáíń.
ninja-dice-won = { $seat } ħáś ŧħé ṁóśŧ ṽáŀúáƀŀé ŧŕéáśúŕé: { $coins } ƥóíńŧś.
ninja-dice-unreadable = úńŕéáďáƀŀé ṁóṽé { $came }: éẋƥéćŧéď 'Ŧ2>Ƥ3' óŕ 'Ŧ2>-' (śŧéáŀ óŕ ńóŧ), 'Ś3+Ś1' (ṁáŧćħ), 'ŕéáďý', 'ŕúń', 'ƥŀáćé Ś2 120 -45 900' (ďíé, ẋ, ý, ýáŵ) óŕ 'ŕóŀŀ Ś1 Ś4'
ninja-dice-no-seat = ṁóṽé { $came }: éẋƥéćŧéď á śéáŧ ƒŕóṁ Ƥ0 ŧó Ƥ{ $last }
ninja-dice-number = ṁóṽé { $came }: { $where }: éẋƥéćŧéď á ŵħóŀé ńúṁƀéŕ ƒŕóṁ { $least } ŧó { $most }
ninja-dice-house = 'ħóúśé' áńď { $count } óƒ { $faces }
ninja-dice-edition-house = á ħóúśé ŧħáŧ ŧħé ďíćé óƒ ŧħíś éďíŧíóń ćáń śħóŵ
ninja-dice-throw = 'ŧħŕóŵ' áńď éṽéŕý ďíé ŧħáŧ íś ŧħŕóŵń ({ $dice }) óńćé, śúćħ áś 'Ś1=ƒíǧħŧ@120,-45,900'
ninja-dice-list-of = á ŀíśŧ óƒ { $count }
ninja-dice-by-number = éáćħ ďíé óńćé, ƀý ńúṁƀéŕ
ninja-dice-in-order = ŧħé áŕŕóŵś íń ŧħé óŕďéŕ íń ŵħíćħ ŧħéý áŕé ďéćíďéď: { $order }
ninja-dice-derived = ŵħáŧ ƒóŀŀóŵś ƒŕóṁ ŧħé ďíćé íń ŧħé ŧŕáý, óŕ ńóŧħíńǧ áŧ áŀŀ
ninja-dice-winners = ŧħé śéáŧś ŵíŧħ ŧħé ṁóśŧ ŧŕéáśúŕé, áśćéńďíńǧ
ninja-dice-not-in-phase = { $key } íś éṁƥŧý íń ƥħáśé { $phase }
ninja-dice-boost = á ƒóŕŧúńé ƀóóśŧś á ƒíǧħŧ, śńéáķ, ƥíćķ óŕ ŵíŀď, áńď { $fortune } áńď { $die } áŕé ńóŧ śúćħ á ƥáíŕ
ninja-dice-locked-and-held = { $die } íś ŀóćķéď, śó ńóƀóďý ŧħŕóŵś íŧ
ninja-dice-no-arrow = { $die } íś ńó áŕŕóŵ óƒ ŧħíś ŧħŕóŵ
ninja-dice-nothing-thrown = íń ƥħáśé ŧħŕóŵ áŧ ŀéáśŧ óńé śķíŀŀ ďíé íś ŧħŕóŵń, áńď áŀŀ ƒíṽé áŕé śáṽéď
ninja-dice-skill-missing = íń ƥħáśé { $phase } áŀŀ ƒíṽé śķíŀŀ ďíćé ŀíé íń ŧħé ŧŕáý
ninja-dice-held-is-thrown = ŧħé ŧħŕéáŧ ďíćé ŧħáŧ áŕé ħéŀď ({ $held }) áŕé ŧħóśé ŧħáŧ ŀíé íń ŧħé ŧŕáý ({ $thrown })
ninja-dice-nothing-to-steal = íń ƥħáśé śŧéáŀ ŧħéŕé íś áń áŕŕóŵ ŧó ďéćíďé áƀóúŧ
ninja-dice-captured-already = ƒóúŕ ŀóćķéď ħóúŕǧŀáśśéś éńď ŧħé ŧúŕń
ninja-dice-nothing-held = íń ƥħáśé ŧħŕóŵ śóṁéƀóďý ħóŀďś á ŧħŕéáŧ ďíé
ninja-dice-winners-at-the-end = 'ŵíńńéŕś' áŕé ŧħéŕé íń ƥħáśé óṽéŕ, áńď óńŀý ŧħéń
ninja-dice-throwers = óńŀý śéáŧś ŧħáŧ ŧħŕóŵ: { $seats }
ninja-dice-hands = ħáńďś óƒ śó ṁáńý ďíćé ƒŕóṁ ŧħéśé śíďéś: { $hands }
ninja-dice-lands-inside = { $die } íńśíďé ŧħé ŧŕáý [ŃĎ-Ŕ4]
ninja-dice-lands-apart = { $die } ƀéśíďé { $other }, ńóŧ íń íŧ [ŃĎ-Ŕ4]
