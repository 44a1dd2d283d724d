ninja-all-stars-ui-board = Ɓóáŕď
ninja-all-stars-ui-panel = Ṁóóń, ďíćé áńď ćáŕďś
ninja-all-stars-ui-sheet = Ƒóŀď óŕ úńƒóŀď ŧħé śħééŧ
ninja-all-stars-ui-map = Ṁáƥ: ŧáƥ ŧó ǧó ŧħéŕé
ninja-all-stars-ui-back = Ćáńćéŀ
ninja-all-stars-ui-play = Ƥŀáý
ninja-all-stars-ui-fell = Ŧħé ďíćé śħóŵ { $dice }.
ninja-all-stars-ui-quiet =
    { $deed ->
        [pass] { $name } ƥáśśéś.
        [end] { $name } éńďś ŧħé áćŧíṽáŧíóń.
        [stay] { $name } ŀéáṽéś íŧ ŵħéŕé íŧ íś.
       *[other] { $name } ħáś ćħóśéń.
    }
ninja-all-stars-ui-deployed = Ďéƥŀóýéď: { $models }.
ninja-all-stars-ui-times = { $sentence } (× { $count })
ninja-all-stars-ui-next = Ńéẋŧ ńíńǰá
ninja-all-stars-ui-sight = Ŀíńéś óƒ śíǧħŧ
ninja-all-stars-ui-sight-tip = Śħóŵś ŵħáŧ ŧħé ṁóďéŀ íń ʠúéśŧíóń śééś, áńď íŧś ƒŕóńŧ áńď ƀáćķ žóńé
ninja-all-stars-ui-progress = Ŕóúńď { $round }
ninja-all-stars-ui-model =
    { $class ->
        [chunin] Ćħúńíń
        [kaiken] Ķáíķéń
        [yajiri] Ýáǰíŕí
        [kunoichi] Ķúńóíćħí
        [madoushi] Ṁáďóúśħí
        [samurai] Śáṁúŕáí
        [hero] Ħéŕó
       *[other] Ńíńǰá
    } { $id }
ninja-all-stars-ui-sentry = Śéńŧŕý
ninja-all-stars-ui-token =
    { $token ->
        [stun] Śŧúńńéď
        [poison] Ƥóíśóńéď
        [curse] Ćúŕśéď
        [slow] Śŀóŵéď
        [haste] Ħáśŧé
        [luck] Ŀúćķý
        [protect] Ƥŕóŧéćŧéď
        [power] Ṁóóń Ƥóŵéŕ
       *[delay] Ďéŀáýéď
    }{ $count ->
        [one] { "" }
       *[other] { " " }× { $count }
    }
ninja-all-stars-ui-mark =
    { $mark ->
        [stealth] íń Śŧéáŀŧħ
        [medal] ćáŕŕíéś á ṁéďáŀ
        [blessed] Ɓŀéśśéď
        [bare] Ŧíǧéŕ Śŧŕíķé
        [fist] Ýáṁá Ƒíśŧ
        [mastered] Ṁáśŧéŕý śƥéńŧ
       *[done] áćŧíṽáŧéď
    }
ninja-all-stars-ui-token-tip =
    { $token ->
        [stun] Ṁóṽéś óŕ áćŧś íń íŧś ńéẋŧ áćŧíṽáŧíóń, ńóŧ ƀóŧħ; íŧ ďóéś ńóŧ áśśíśŧ. Ŧħé ŧħíŕď ŧóķéń Íńǰúŕéś.
        [poison] Áŧ ŧħé éńď óƒ íŧś áćŧíṽáŧíóń á ďíé: Ŵáŧéŕ Śŧúńś, Śƥíŕíŧ Íńǰúŕéś.
        [curse] Ŵħéń íŧ ŕóŀŀś, áń éńéṁý ṁáý ħáṽé áŀŀ íŧś ďíćé ŕéŕóŀŀéď.
        [slow] Íŧś ńéẋŧ áćŧíṽáŧíóń ħáś ħáŀƒ ŧħé ṁóṽéṁéńŧ.
        [haste] Óńé ṁóŕé ṁóṽé óŕ áćŧíóń íń áń áćŧíṽáŧíóń.
        [luck] Íŧś óŵńéŕ ṁáý ŕéŕóŀŀ áŀŀ íŧś ďíćé óńćé.
        [protect] Íńǰúŕéď ƀéćóṁéś Śŧúńńéď, Śŧúńńéď ƀéćóṁéś ńóŧħíńǧ, óńćé.
        [power] Ćáńńóŧ ƀé Śŧúńńéď óŕ Íńǰúŕéď áńď ŵáŀķś ŧħŕóúǧħ óŧħéŕś, ŧó ŧħé éńď óƒ íŧś áćŧíṽáŧíóń.
       *[delay] Śŧáýś íń ŧħé Ħéáŀíńǧ Ħóúśé.
    }
ninja-all-stars-ui-mark-tip =
    { $mark ->
        [stealth] Ćáńńóŧ ƀé ŧáŕǧéŧéď ƀý éńéṁíéś; áń áŧŧáćķ óúŧ óƒ Śŧéáŀŧħ ħáś óńé ṁóŕé ďíé.
        [medal] Ćáńńóŧ ŕúń óŕ éńŧéŕ Śŧéáŀŧħ.
        [blessed] Óńé ṁóŕé áŧŧáćķ ďíé úńŧíŀ ŧħé éńď óƒ ŧħé ŕóúńď.
        [bare] Ńó ďéƒéńćé ďíćé úńŧíŀ ŧħé éńď óƒ ŧħé ŕóúńď.
        [fist] Ŧŵó ŀéśś ƒóŕ ŧħé ďéƒéńćé úńŧíŀ ŧħé éńď óƒ ŧħé ŕóúńď.
        [mastered] Ṁáśŧéŕý ćóṁéś ƀáćķ íń ŧħé ńéẋŧ ŕóúńď.
       *[done] Ħáś ƀééń áćŧíṽáŧéď íń ŧħíś ŕóúńď.
    }
ninja-all-stars-ui-terrain =
    { $terrain ->
        [rough] ŕóúǧħ
        [foliage] ƒóŀíáǧé
        [elevated] éŀéṽáŧéď
        [wall] ŵáŀŀ
       *[open] óƥéń ǧŕóúńď
    }
ninja-all-stars-ui-thing =
    { $thing ->
        [lanterns] ŀáńŧéŕń
        [shrines] śħŕíńé
        [chests] ćħéśŧ
        [medals] ṁéďáŀ
       *[hill] ħíŀŀ
    }
ninja-all-stars-ui-goal = ǧóáŀ áŧ ŧħé éďǧé óƒ { $name }
ninja-all-stars-ui-way =
    { $way ->
        [N] ńóŕŧħ
        [NE] ńóŕŧħ-éáśŧ
        [E] éáśŧ
        [SE] śóúŧħ-éáśŧ
        [S] śóúŧħ
        [SW] śóúŧħ-ŵéśŧ
        [W] ŵéśŧ
       *[NW] ńóŕŧħ-ŵéśŧ
    }
ninja-all-stars-ui-facing =
    ƒáćíńǧ { $way ->
        [N] ńóŕŧħ
        [NE] ńóŕŧħ-éáśŧ
        [E] éáśŧ
        [SE] śóúŧħ-éáśŧ
        [S] śóúŧħ
        [SW] śóúŧħ-ŵéśŧ
        [W] ŵéśŧ
       *[NW] ńóŕŧħ-ŵéśŧ
    }
ninja-all-stars-ui-place =
    { $in ->
        [heal] Ħéáŀíńǧ Ħóúśé
        [train] Ŧŕáíńíńǧ Ǧŕóúńď
       *[board]
            { $at } · { $terrain ->
                [rough] ŕóúǧħ
                [foliage] ƒóŀíáǧé
                [elevated] éŀéṽáŧéď
               *[open] óƥéń
            } · ƒáćíńǧ { $way ->
                [N] ńóŕŧħ
                [NE] ńóŕŧħ-éáśŧ
                [E] éáśŧ
                [SE] śóúŧħ-éáśŧ
                [S] śóúŧħ
                [SW] śóúŧħ-ŵéśŧ
                [W] ŵéśŧ
               *[NW] ńóŕŧħ-ŵéśŧ
            }
    }
ninja-all-stars-ui-can = ƥóśśíƀŀé: { $deeds }
ninja-all-stars-ui-reach =
    { $dodges ->
        [0] { $cost } ṀƤ
       *[other] { $cost } ṀƤ, ďóďǧé ŵíŧħ { $chance }
    }
ninja-all-stars-ui-from-there = ƒŕóṁ ŧħéŕé (íńǰúŕéď / śŧúńńéď): { $deeds }
ninja-all-stars-ui-odds = { $deed } ({ $attack }:{ $defence }) { $injured } / { $stunned }
ninja-all-stars-ui-trial = { $deed } { $chance }
ninja-all-stars-ui-open = Ħóŀďś íƒ ńóƀóďý śŧéƥś íń. Śŧíŀŀ óƥéń – { $open }
ninja-all-stars-ui-hidden-hand = ħáńď ćáŕďś
ninja-all-stars-ui-blocked =
    ńóŧ śééń: { $why ->
        [wall] ŵáŀŀ
        [foliage] ƒóŀíáǧé
        [elevated] éŀéṽáŧéď
        [model] śóṁéƀóďý
       *[back] íŧś óŵń ƀáćķ
    } óń { $at }
ninja-all-stars-ui-where = Óń ŧħé ƀóáŕď: { $models }. Ħéáŀíńǧ Ħóúśé: { $heal }. Ŧŕáíńíńǧ Ǧŕóúńď: { $train }.
ninja-all-stars-ui-deed =
    { $deed ->
        [activate] Áćŧíṽáŧé
        [step] Śŧéƥ
        [face] Ŧúŕń
        [attack] Áŧŧáćķ
        [shoot] Śħóóŧ
        [search] Śéáŕćħ
        [stealth] Ħíďé
        [run] Ŕúń
        [take] Ŧáķé ṁéďáŀ
        [haste] Ħáśŧé
        [open] Óƥéń
        [give] Ħáńď óṽéŕ
        [end] Ďóńé
        [pass] Ƥáśś
        [stay] Ŀéáṽé íŧ
        [lantern] Ŀáńŧéŕń
        [shrine] Śħŕíńé
        [deploy] Ďéƥŀóý
        [push] Ƥúśħ
        [place] Ƥŀáćé
        [post] Ƥóśŧ
        [pick] Ɓéǧíńś
        [edge] Éďǧé
        [champion] Ćħáṁƥíóń
        [messenger] Ṁéśśéńǧéŕ
        [rock] Ŕóćķ
        [paper] Ƥáƥéŕ
        [scissors] Śćíśśóŕś
        [mastery] Ṁáśŧéŕý
        [ccm] Ćŀóśé Ćóṁƀáŧ Ṁáśŧéŕ
        [affinity] Áƒƒíńíŧý
        [team] Ŧéśŧś ƒóŕ ŧħé ŧéáṁ
        [nimble] Ńíṁƀŀé
        [token] Ŕéŕóŀŀ ŧóķéń
        [lucky] Ŀúćķý
        [curse] Ćúŕśé
        [protect] Ƥŕóŧéćŧ
        [herbs] Ħéáŀíńǧ Ħéŕƀś
        [draw] Ďŕáŵ á ćáŕď
        [heal] Ħéáŀ
        [rest] Ŕéśŧ
       *[result] Ŕéśúŀŧ
    }
ninja-all-stars-ui-deed-tip =
    { $deed ->
        [face] Ŧħéń ŧáƥ ŧħé ƀóáŕď ŵħéŕé ŧħé ṁóďéŀ śħáŀŀ ŀóóķ
        [attack] Áń éńéṁý íń ƒŕóńŧ
        [shoot] Áń éńéṁý íń śíǧħŧ áńď ŕáńǧé
        [search] Áń éńéṁý íń Śŧéáŀŧħ, śééń ŵíŧħíń 4
        [stealth] Ńó éńéṁý ṁáý śéé íŧ, ńó ŀáńŧéŕń ŀíǧħŧ íŧ
        [run] Óńé ṁóŕé ṁóṽéṁéńŧ, áś ŧħé áćŧíóń
        [take] Ŧħé ṁéďáŀ ŧħáŧ ŀíéś ħéŕé
        [haste] Á ŧóķéń ƒóŕ óńé ṁóŕé ṁóṽé óŕ áćŧíóń
        [open] Á ćħéśŧ íń ƒŕóńŧ
        [give] Ŧħé ṁéďáŀ ŧó á ƒŕíéńď ƀéśíďé
        [end] Éńďś ŧħíś áćŧíṽáŧíóń
        [pass] Ńóŧħíńǧ ṁóŕé íń ŧħíś ŵíńďóŵ
        [stay] Íŧ śŧáýś ŵħéŕé íŧ íś
        [lantern] Ŧħéń ŧáƥ á śƥáćé
        [shrine] Ŧħéń ŧáƥ á śƥáćé, óŕ ŕéŕóŀŀ ƀéśíďé óńé
        [draw] Á ṁóóń ćáŕď ƒóŕ ŧħé ħáńď
        [heal] Ƒŕóṁ ŧħé Ħéáŀíńǧ Ħóúśé ŧó ŧħé Ŧŕáíńíńǧ Ǧŕóúńď
        [rest] Áŀŀ Śŧúń ŧóķéńś óƒƒ óńé ńíńǰá
        [mastery] Ŕéŕóŀŀ ďíćé ŧħáŧ ďó ńóŧ śħóŵ íŧś éŀéṁéńŧ, óńćé á ŕóúńď
       *[other] Ŧáƥ ŧó ćħóóśé
    }
ninja-all-stars-ui-window-tip =
    { $deed ->
        [token] Ŕéŕóŀŀ óńé óƒ ýóúŕ ďíćé
        [nimble] Ŕóŀŀ ŧħé ďóďǧé áǧáíń
        [ccm] Ŕéŕóŀŀ óńé óŵń ďíé íń ćŀóśé ćóṁƀáŧ
        [lucky] Ŕóŀŀ áŀŀ íŧś ďíćé áǧáíń, óńćé
        [curse] Ŕóŀŀ áŀŀ íŧś ďíćé áǧáíń, áńď ŧħé ćúŕśé íś ǧóńé
        [mastery] Ŕéŕóŀŀ ďíćé ŧħáŧ ďó ńóŧ śħóŵ íŧś éŀéṁéńŧ, óńćé á ŕóúńď
        [shrine] Ŕóŀŀ áǧáíń ƀéśíďé á śħŕíńé
        [protect] Íńǰúŕéď ƀéćóṁéś Śŧúńńéď, Śŧúńńéď ƀéćóṁéś ńóŧħíńǧ
        [herbs] Á ƒŕíéńď ƀéśíďé íŧ íś Śŧúńńéď íń íŧś ƥŀáćé
       *[other] { "" }
    }
ninja-all-stars-ui-time = Ŧíṁé ŧó áńśŵéŕ
ninja-all-stars-ui-strong = { $card } +
ninja-all-stars-ui-pool =
    { $pool ->
        [att] áŧŧáćķ ďíćé
        [own] óŵń ďíćé
        [foe] ďíćé óƒ ŧħé óŧħéŕ śíďé
       *[def] ďéƒéńćé ďíćé
    }
ninja-all-stars-ui-hint-face = Ŧáƥ ŵħéŕé ŧħé ṁóďéŀ śħáŀŀ ŀóóķ, ńóŧ óń íŧśéŀƒ
ninja-all-stars-ui-hint =
    { $phase ->
        [turn] Ŧáƥ óńé óƒ ýóúŕ ńíńǰá ŧħáŧ ħáś ńóŧ ƀééń áćŧíṽáŧéď
        [result] Ćħóóśé óńé óƒ ŧħé ďíćé ŧħáŧ áŕé ŀéƒŧ
        [react] Ćħáńǧé ŧħé ďíćé óŕ ƥáśś
        [boost] Ɓóóśŧ óŕ ƥáśś
        [heal] Ćħóóśé ŵħó ŀéáṽéś ŧħé Ħéáŀíńǧ Ħóúśé
        [choice] Ďŕáŵ, ħéáŀ óŕ ŕéśŧ
       *[other] Ćħóóśé ƀéŀóŵ
    }
ninja-all-stars-ui-status =
    { $phase ->
        [init] Ŧħé ǰáńķéń íś ďéćíďéď …
        [moon] Ŧħé ṁóóń ďíé ŕóŀŀś …
        [deal] Á ṁóóń ćáŕď íś ďéáŀŧ …
        [test] { $model } ŕóŀŀś áń áƒƒíńíŧý ŧéśŧ …
        [test-foe] Ŧħé óŧħéŕ śíďé ŕóŀŀś …
        [dice-att] Ŧħé áŧŧáćķéŕ ŕóŀŀś …
        [dice-def] Ŧħé ďéƒéńďéŕ ŕóŀŀś …
        [reroll] Ďíćé áŕé ŕéŕóŀŀéď …
        [resist] { $model } ṁáý ŕéśíśŧ …
        [poison] Ŧħé ƥóíśóń ŧáķéś éƒƒéćŧ …
        [chest] Ŧħé ćħéśŧ óƥéńś …
        [over] Ƒíńáŀ śćóŕé { $scores }
        [janken] Ŕóćķ, ƥáƥéŕ óŕ śćíśśóŕś?
        [furnish] Á ŀáńŧéŕń óŕ á śħŕíńé: ŧáƥ á śƥáćé
        [pick] Ŵħó ćħóóśéś áń éďǧé áńď ƀéǧíńś?
        [edge] Ćħóóśé áń éďǧé
        [post] Ƥóśŧ á śéńŧŕý: ŧáƥ á śƥáćé, ŧħéń ŵħéŕé íŧ ŀóóķś
        [name] Ńáṁé ýóúŕ ćħáṁƥíóń: ŧáƥ á ńíńǰá
        [deploy] Ďéƥŀóý á ńíńǰá: ŧáƥ á śƥáćé óƒ ýóúŕ žóńé
        [omen] Śŧéŀŀáŕ Áŀíǧńṁéńŧ, íƒ ýóú ħáṽé íŧ; éŀśé ƥáśś
        [courier] Ńáṁé ýóúŕ ṁéśśéńǧéŕ: ŧáƥ á ńíńǰá
        [turn]
            { $yours ->
                [yes] Ŧáƥ á ńíńǰá ŧó áćŧíṽáŧé
               *[no] áćŧíṽáŧéś á ńíńǰá
            }
        [sentry]
            { $yours ->
                [yes] Ŧáƥ á śéńŧŕý ŧó áćŧíṽáŧé
               *[no] áćŧíṽáŧéś á śéńŧŕý
            }
        [act]
            { $yours ->
                [yes]
                    { $model }: { $move ->
                        [0]
                            { $act ->
                                [0] ŧúŕń óŕ éńď
                               *[1] áń áćŧíóń, óŕ éńď
                            }
                       *[1]
                            { $act ->
                                [0] ṁóṽé óŕ éńď
                               *[1] ṁóṽé, ŧħéń áń áćŧíóń
                            }
                    }
               *[no] áćŧś ŵíŧħ { $model }
            }
        [moving]
            { $yours ->
                [yes] { $model }: { $points } ṀƤ ŀéƒŧ, ŧħéń ŧúŕń
               *[no] ṁóṽéś { $model }
            }
        [dodge] Śíďéśŧéƥ ŵíŧħóúŧ á ŕóŀŀ?
        [affinity] Ŵíŧħ ŵħíćħ áƒƒíńíŧý?
        [team]
            { $yours ->
                [yes] Ŵħó ŧéśŧś ƒóŕ ŧħé ŧéáṁ?
               *[no] śáýś ŵħó ŧéśŧś ƒóŕ ŧħé ŧéáṁ
            }
        [boost] Ɓóóśŧ ƀéƒóŕé ŧħé ďíćé ŕóŀŀ?
        [react] Ćħáńǧé ŧħé ďíćé?
        [result]
            { $yours ->
                [yes] Ćħóóśé óńé óƒ ŧħé ďíćé ŀéƒŧ
               *[no] ćħóóśéś ŧħé ŕéśúŀŧ
            }
        [save] Śáṽé { $model }?
        [push]
            { $yours ->
                [yes] Ƥúśħ { $model }, óŕ ŀéáṽé íŧ
               *[no] ṁáý ƥúśħ { $model }
            }
        [place]
            { $yours ->
                [yes] Ƥŀáćé { $model }: ŧáƥ á śƥáćé
               *[no] ƥŀáćéś { $model }
            }
        [face]
            { $yours ->
                [yes] Ŧáƥ ŵħéŕé { $model } śħáŀŀ ŀóóķ
               *[no] ŧúŕńś { $model }
            }
        [heal] Ŵħó ŀéáṽéś ŧħé Ħéáŀíńǧ Ħóúśé?
        [choice] Ďŕáŵ, ħéáŀ óńé ṁóŕé, óŕ ŕéśŧ
       *[reinforce] Ŕéíńƒóŕćéṁéńŧś: ŧáƥ á śƥáćé óƒ ýóúŕ žóńé
    }
ninja-all-stars-ui-attack =
    { $kind ->
        [shot] Ŕáńǧéď áŧŧáćķ
       *[attack] Áŧŧáćķ
    }
ninja-all-stars-ui-test =
    { $why ->
        [dodge] Ďóďǧé
        [search] Śéáŕćħ
        [open] Óƥéńíńǧ á ćħéśŧ
        [third-eye] Ŧħíŕď Éýé
        [hill] Ŧéáṁ ŧéśŧ
       *[use] Áƀíŀíŧý
    }{ $element ->
        [none] { "" }
       *[other] : óńé { $element } íś éńóúǧħ
    }
ninja-all-stars-ui-opposed = Óƥƥóśéď áƒƒíńíŧý ŧéśŧ: ṁóŕé { $element } ŧħáń { $foe }
ninja-all-stars-ui-part =
    { $part ->
        [att] áŧŧáćķ
        [def] ďéƒéńćé
       *[own] ŧéśŧ
    } · { $count }
ninja-all-stars-ui-pool-words =
    { $part ->
        [att] Áŧŧáćķ
        [def] Ďéƒéńćé
       *[own] Ŧéśŧ
    }, { $count ->
        [one] óńé ďíé
       *[other] { $count } ďíćé
    }: { $dice }
ninja-all-stars-ui-result =
    { $kind ->
        [shot]
            { $element ->
                [earth] Śŧúńś ŧħé ŧáŕǧéŧ
                [void] Íńǰúŕéś ŧħé ŧáŕǧéŧ
                [air] Ńóŧħíńǧ, óŕ Ŵíńď Áŕŕóŵś ƥúśħ ŧħé ŧáŕǧéŧ
               *[other] Ńóŧħíńǧ ħáƥƥéńś
            }
       *[attack]
            { $element ->
                [spirit] Íńǰúŕéś ŧħé áŧŧáćķéŕ
                [water] Ƥúśħéś ŧħé áŧŧáćķéŕ úƥ ŧó 3, ŧħé ďéƒéńďéŕ íś ƥŀáćéď ƀéƒóŕé íŧ
                [earth] Śŧúńś ŧħé ďéƒéńďéŕ
                [void] Íńǰúŕéś ŧħé ďéƒéńďéŕ
                [fire] Śŧúńś ŧħé áŧŧáćķéŕ áńď áŀŀ áŕóúńď íŧ
               *[air] Ŧħé áŧŧáćķéŕ ƥúśħéś ŧħé ďéƒéńďéŕ úƥ ŧó 3
            }
    }
ninja-all-stars-ui-pools = { $attack } : { $defence } ďíćé
ninja-all-stars-ui-forecast =
    { $kind ->
        [injured] íńǰúŕéď
        [stunned] śŧúńńéď
        [backfire] ƀáćķƒíŕéś
        [passed] śúććééďś
        [failed] ƒáíŀś
       *[other] ńóŧħíńǧ
    }
ninja-all-stars-ui-moon = Ŧħé ṁóóń íś íń { $element }
ninja-all-stars-ui-no-moon = Ŧħé ṁóóń ħáś ńóŧ ŕíśéń
ninja-all-stars-ui-moon-tip = Ŧħé ṁóóń ṁóṽéś óńé óń áƒŧéŕ éáćħ ŕóúńď. Ćáŕďś óƒ íŧś éŀéṁéńŧ áŕé śŧŕóńǧéŕ; ŧéáṁś óƒ íŧś éŀéṁéńŧ ħáṽé á ŕéŕóŀŀ ŧóķéń.
ninja-all-stars-ui-challenge =
    { $challenge ->
        [brawl] Ɓŕáŵŀ
        [hill] Ķíńǧ óƒ ŧħé Ħíŀŀ
        [search] Śéáŕćħ
        [infiltration] Íńƒíŀŧŕáŧíóń
        [messenger] Íńŧéŕćéƥŧ ŧħé Ṁéśśéńǧéŕ
        [champion] Ćħáṁƥíóń
        [assassinate] Áśśáśśíńáŧé
       *[medals] Ṁéďáŀ Ŕúśħ
    }
ninja-all-stars-ui-rounds =
    { $round ->
        [0] Śéŧ-úƥ
       *[other] Ŕóúńď { $round } óƒ { $rounds }
    }
ninja-all-stars-ui-mv = Ṁóṽé
ninja-all-stars-ui-at = Áŧŧáćķ
ninja-all-stars-ui-df = Ďéƒéńćé
ninja-all-stars-ui-bow = Ɓóŵ
ninja-all-stars-ui-reserve = Ɓéśíďé ŧħé ƀóáŕď
ninja-all-stars-ui-hand =
    { $count ->
        [one] Óńé ṁóóń ćáŕď íń ħáńď
       *[other] { $count } ṁóóń ćáŕďś íń ħáńď
    }
ninja-all-stars-ui-matches = ṁóóń ṁáŧćħéś
ninja-all-stars-ui-strip =
    { $element }, { $cards ->
        [one] óńé ćáŕď
       *[other] { $cards } ćáŕďś
    }, { $board } óń ŧħé ƀóáŕď, { $heal } ħéáŀíńǧ, { $train } ŧŕáíńíńǧ, { $rerolls ->
        [0] { "" }
       *[other] ŕéŕóŀŀ ŧóķéń,{ " " }
    }{ $initiative ->
        [yes] íńíŧíáŧíṽé,{ " " }
       *[no] { "" }
    }{ $points ->
        [one] óńé ƥóíńŧ
       *[other] { $points } ƥóíńŧś
    }
ninja-all-stars-ui-dojo =
    { $place ->
        [train] Ŧŕáíńíńǧ
       *[heal] Ħéáŀíńǧ
    }
ninja-all-stars-ui-keyword =
    { $keyword ->
        [mastery] Ṁáśŧéŕý
        [close-combat-master] Ćŀóśé Ćóṁƀáŧ Ṁáśŧéŕ
        [nimble] Ńíṁƀŀé
        [backstab] Ɓáćķśŧáƀ
        [stealthy] Śŧéáŀŧħý
        [engulf] Éńǧúŀƒ
        [poison-arrows] Ƥóíśóń Áŕŕóŵś
        [wind-arrows] Ŵíńď Áŕŕóŵś
        [fishermans-spear] Ƒíśħéŕṁáń'ś Śƥéáŕ
        [poisoned-weapons] Ƥóíśóńéď Ŵéáƥóńś
        [soul-capture] Śóúŀ Ćáƥŧúŕé
        [gust-of-heaven] Ǧúśŧ óƒ Ħéáṽéń
        [healing-herbs] Ħéáŀíńǧ Ħéŕƀś
        [tiger-strike] Ŧíǧéŕ Śŧŕíķé
        [yama-fist] Ýáṁá Ƒíśŧ
        [pounce] Ƥóúńćé
        [drown] Ďŕóŵń
        [healing] Ħéáŀíńǧ
        [volcano-pots] Ṽóŀćáńó Ƥóŧś
        [undertow] Úńďéŕŧóŵ
        [wander-lust] Ŵáńďéŕ Ŀúśŧ
        [blessing] Ɓŀéśśíńǧ óƒ ŧħé Ŧéńǧú
        [blood-frenzy] Ɓŀóóď Ƒŕéńžý
       *[lullaby] Ŀúŀŀáƀý
    }
ninja-all-stars-ui-keyword-tip =
    { $keyword ->
        [mastery] Óńćé á ŕóúńď: ŕéŕóŀŀ áńý óŵń ďíćé ŧħáŧ ďó ńóŧ śħóŵ ŧħé óŵń éŀéṁéńŧ.
        [close-combat-master] Íń ćŀóśé ćóṁƀáŧ: ŕéŕóŀŀ óńé óŵń ďíé.
        [nimble] Ŕéŕóŀŀ á ďóďǧé.
        [backstab] Á ƀáćķ śŧŕíķé ǧíṽéś ŧŵó ďíćé íńśŧéáď óƒ óńé.
        [stealthy] Śħóóŧś ŵíŧħóúŧ ŀéáṽíńǧ Śŧéáŀŧħ.
        [engulf] Á Ƒíŕé ďíé ŀéƒŧ áńď áńóŧħéŕ ŕéśúŀŧ ćħóśéń: ŧħé ďéƒéńďéŕ íś Ƥóíśóńéď.
        [poison-arrows] Á Śƥíŕíŧ íń ŧħé śħóŧ'ś ďíćé ƥóíśóńś ŧħé ŧáŕǧéŧ.
        [wind-arrows] Íń śħóŧś, Áíŕ ƥúśħéś ŧħé ŧáŕǧéŧ úƥ ŧó 3.
        [fishermans-spear] Áŧŧáćķś áŧ ďíśŧáńćé 2 áś ŵéŀŀ.
        [poisoned-weapons] Áń áŧŧáćķ ŧħáŧ ńéíŧħéŕ śŧúńś ńóŕ íńǰúŕéś ƥóíśóńś.
        [soul-capture] Á Ħáśŧé ŧóķéń ƒóŕ éṽéŕý éńéṁý íŧ íńǰúŕéś.
        [gust-of-heaven] Áƒŧéŕ áń áŧŧáćķ, íƒ éṽéŕý éńéṁý ƀéśíďé íŧ íś Śŧúńńéď: ṁáý ƒŀý úƥ ŧó 4.
        [healing-herbs] Ṁáý ƀé Śŧúńńéď íń ƥŀáćé óƒ á ƒŕíéńď ƀéśíďé íŧ ŧħáŧ ŵóúŀď ƀé Íńǰúŕéď.
        [tiger-strike] Ŧħŕéé ṁóŕé áŧŧáćķ ďíćé íń ŧħíś áćŧíṽáŧíóń, ńó ďéƒéńćé ďíćé íń ŧħíś ŕóúńď.
        [yama-fist] Ŧŵó ṁóŕé áŧŧáćķ ďíćé íń ŧħíś áćŧíṽáŧíóń, ŧŵó ŀéśś ƒóŕ ŧħé ďéƒéńćé íń ŧħíś ŕóúńď.
        [pounce] Úƥ ŧó 3 śƥáćéś, ŧħéń áń áŧŧáćķ; Śŀóŵéď áƒŧéŕ íŧ.
        [drown] Ŧéśŧ: éṽéŕý éńéṁý ƀéśíďé íŧ íś Śŀóŵéď.
        [healing] Ŧéśŧ: á ƒŕíéńď ƀéśíďé íŧ ŀóśéś Śŧúń, Ćúŕśé, Ƥóíśóń áńď Śŀóŵ.
        [volcano-pots] Ŧéśŧ: áń éńéṁý śééń ŵíŧħíń 6 áńď áŀŀ ƀéśíďé íŧ áŕé Śŧúńńéď.
        [undertow] Ŧéśŧ: á ƒŕíéńď ŵíŧħíń 4 íś ƥŀáćéď ƀéśíďé íŧ.
        [wander-lust] Ŧéśŧ: áń éńéṁý ŵíŧħíń 6 íś ƥúśħéď úƥ ŧó 4.
        [blessing] Ŧéśŧ: éṽéŕý ƒŕíéńď ƀéśíďé íŧ ħáś óńé ṁóŕé áŧŧáćķ ďíé íń ŧħíś ŕóúńď.
        [blood-frenzy] Ŧéśŧ: á ƒŕíéńď ŵíŧħíń 4 ǧéŧś á Ħáśŧé ŧóķéń.
       *[lullaby] Óƥƥóśéď áƒƒíńíŧý ŧéśŧ: áń éńéṁý íń śíǧħŧ úƥ ŧó 4 íś Śŧúńńéď.
    }
ninja-all-stars-ui-card-text =
    { $card ->
        [adrenaline] Ŕéŕóŀŀ óńé ďíé óƒ ýóúŕ áŧŧáćķ.
        [banzai] Áƒŧéŕ ƒóúŕ śŧéƥś: ŧŵó ṁóŕé áŧŧáćķ ďíćé.
        [igazani] Ŕéŕóŀŀ áń Áíŕ ďíé óƒ áńý ŕóŀŀ.
        [fuzin] Ŕéŕóŀŀ áń Éáŕŧħ ďíé óƒ áńý ŕóŀŀ.
        [inazami] Ŕéŕóŀŀ á Śƥíŕíŧ ďíé óƒ áńý ŕóŀŀ.
        [ameratsu] Ŕéŕóŀŀ á Ṽóíď ďíé óƒ áńý ŕóŀŀ.
        [raizin] Ŕéŕóŀŀ á Ŵáŧéŕ ďíé óƒ áńý ŕóŀŀ.
        [suinij] Ŕéŕóŀŀ á Ƒíŕé ďíé óƒ áńý ŕóŀŀ.
        [decoy] Áŧ ŧħé śŧáŕŧ: śŵáƥ ƥŀáćéś ŵíŧħ áń óŵń ńíńǰá ŵíŧħíń 6.
        [vault] Ŧħé ńéẋŧ śŧéƥ úƥ ŧó áń éŀéṽáŧéď śƥáćé ćóśŧś 1.
        [darkest-night] Áŧ ŧħé śŧáŕŧ: Ṁóóń Ƥóŵéŕ.
        [smoke-bomb] Áŧ ŧħé śŧáŕŧ, úńśééń: Śŧéáŀŧħ.
        [incredible-luck] Ŵíŧħ ŧħé śṁáŀŀéŕ ƥóóŀ: ýóú ćħóóśé ŧħé ŕéśúŀŧ.
        [stellar-alignment] Áŧ ŧħé śŧáŕŧ óƒ á ŕóúńď: á ďíé śéŧś ŧħé ṁóóń.
        [third-eye] Áŧ ŧħé śŧáŕŧ: ŧéśŧ, áńď áń éńéṁý ŵíŧħíń 4 ŀóśéś Śŧéáŀŧħ.
        [fire-aura] Áŧŧáćķ ŵíŧħóúŧ áśśíśŧ: ŧŵó ṁóŕé ďíćé.
        [pressure-point] Áŧŧáćķ óŕ śħóŧ: óńé ṁóŕé ďíé.
        [tumble] Áƒŧéŕ á śŧéƥ ďóŵń: 2 ṀƤ ṁóŕé.
        [ika-depths] Óńé ṁóŕé ďéƒéńćé ďíé.
        [mamoru] Ŵíŧħ ŧħé śṁáŀŀéŕ ƥóóŀ: óńé ṁóŕé ďéƒéńćé ďíé.
        [rushing-river] Ŧħé ńéẋŧ ṁóṽéṁéńŧ ħáś 4 ṀƤ ṁóŕé.
       *[sidestep] Ŕéŕóŀŀ á ƒáíŀéď ďóďǧé.
    }
ninja-all-stars-ui-card-moon =
    { $card ->
        [adrenaline] Ṁóóń: óŕ áŀŀ óƒ ŧħéṁ.
        [banzai] Ṁóóń: ŵíŧħóúŧ ŧħé śŧéƥś.
        [igazani] Ṁóóń: óŕ óńé ṁóŕé Éáŕŧħ ďíé íń ýóúŕ ćóṁƀáŧ.
        [fuzin] Ṁóóń: óŕ óńé ṁóŕé Áíŕ ďíé íń ýóúŕ ćóṁƀáŧ.
        [inazami] Ṁóóń: óŕ óńé ṁóŕé Ṽóíď ďíé íń ýóúŕ ćóṁƀáŧ.
        [ameratsu] Ṁóóń: óŕ óńé ṁóŕé Śƥíŕíŧ ďíé íń ýóúŕ ćóṁƀáŧ.
        [raizin] Ṁóóń: óŕ óńé ṁóŕé Ƒíŕé ďíé íń ýóúŕ ćóṁƀáŧ.
        [suinij] Ṁóóń: óŕ óńé ṁóŕé Ŵáŧéŕ ďíé íń ýóúŕ ćóṁƀáŧ.
        [decoy] Ṁóóń: ŵíŧħ áńý ṁóďéŀ ŵíŧħíń 8.
        [vault] Ṁóóń: áńď óńé ṁóŕé áŧŧáćķ ďíé.
        [darkest-night] Ṁóóń: áńóŧħéŕ óŵń ńíńǰá ŧóó.
        [smoke-bomb] Ṁóóń: éṽéń íƒ śééń.
        [incredible-luck] Ṁóóń: áŀśó ŵíŧħ éʠúáŀ ƥóóŀś.
        [stellar-alignment] Ṁóóń: ýóú ńáṁé ŧħé ƥħáśé.
        [third-eye] Ṁóóń: ŵíŧħóúŧ á ŧéśŧ.
        [fire-aura] Ṁóóń: ŧħŕéé ṁóŕé ďíćé.
        [pressure-point] Ṁóóń: ŧŵó ṁóŕé ďíćé.
        [tumble] Ṁóóń: 4 ṀƤ ṁóŕé.
        [ika-depths] Ṁóóń: áńď íŧ ṁáý ŕéśíśŧ.
        [mamoru] Ṁóóń: óŕ ýóú ćħóóśé ŧħé ŕéśúŀŧ.
        [rushing-river] Ṁóóń: óŕ ŕúń ƀéƒóŕé áń áŧŧáćķ.
       *[sidestep] Ṁóóń: óŕ ŧħé ďóďǧé śúććééďś ŵíŧħóúŧ á ŕóŀŀ.
    }
ninja-all-stars-ui-setup-challenge = Ćħáŀŀéńǧé
ninja-all-stars-ui-challenge-about =
    { $challenge ->
        [brawl] Śíẋ ŕóúńďś. Á ƥóíńŧ ƒóŕ éáćħ éńéṁý íńǰúŕéď.
        [hill] Śéṽéń ŕóúńďś. Ƥóíńŧś ƒóŕ ṁóśŧ ńíńǰá óń ŧħé ħíŀŀ áŧ ŧħé éńď óƒ éáćħ.
        [search] Éíǧħŧ ŕóúńďś. Śíẋ ćħéśŧś, ǧúáŕďéď; ƀŕíńǧ ŧħé ṁéďáŀś ħóṁé.
        [infiltration] Śéṽéń ŕóúńďś. Śńéáķ óńŧó ŧħé éńéṁý'ś ǧóáŀś.
        [messenger] Śéṽéń ŕóúńďś. Ýóúŕ ṁéśśéńǧéŕ ŧó ŧħé éńéṁý'ś ǧóáŀ; ńíńé ƥóíńŧś ŵíń.
        [champion] Śíẋ ŕóúńďś. Óńŀý ćħáṁƥíóńś śćóŕé.
        [assassinate] Śíẋ ŕóúńďś. Ƒíṽé ƥóíńŧś ƒóŕ ŧħé éńéṁý ćħúńíń.
       *[medals] Śéṽéń ŕóúńďś. Ƒíṽé ṁéďáŀś ŧó ƀŕíńǧ ħóṁé.
    }
ninja-all-stars-ui-setup-board = Ɓóáŕď
ninja-all-stars-ui-setup-place =
    { $board ->
        [village] Ṽíŀŀáǧé
        [courtyard] Ćóúŕŧýáŕď
       *[other] { $board }
    }
ninja-all-stars-ui-setup-setup = Śéŧ-úƥ
ninja-all-stars-ui-setup-how =
    { $setup ->
        [quick] Ꝗúíćķ: áŀŀ íś ŀáíď óúŧ
       *[full] Ƒúŀŀ: ýóú ƥŀáćé éṽéŕýŧħíńǧ
    }
ninja-all-stars-ui-setup-janken = Íńíŧíáŧíṽé
ninja-all-stars-ui-setup-by =
    { $janken ->
        [dice] Ɓý ćħáńćé
       *[play] Ŕóćķ, ƥáƥéŕ, śćíśśóŕś
    }
ninja-all-stars-ui-setup-handicap = Ħáńďíćáƥ
ninja-all-stars-ui-setup-handicap-hint = Óńé ṁóŕé ćáŕď ƒóŕ éṽéŕý ƒóúŕ Ķóƀáń ƀéŀóŵ ŧħé ďéáŕéśŧ ŧéáṁ
ninja-all-stars-ui-team = Ŧéáṁ { $letter }
ninja-all-stars-ui-team-element = Éŀéṁéńŧ óƒ ŧéáṁ { $letter }
ninja-all-stars-ui-team-own = Óŵń ŧéáṁ
ninja-all-stars-ui-team-size = { $count } ńíńǰá; áŧ ṁóśŧ { $most } Ķóƀáń
ninja-all-stars-ui-koban = { $koban } Ķóƀáń
ninja-all-stars-ui-class =
    { $class ->
        [chunin] Ćħúńíń
        [kaiken] Ķáíķéń
        [yajiri] Ýáǰíŕí
        [kunoichi] Ķúńóíćħí
        [madoushi] Ṁáďóúśħí
       *[other] { $class }
    }
ninja-all-stars-ui-hero =
    { $hero ->
        [none] Ńó ħéŕó
        [komuso] Ķóṁúśó, { $koban } Ķóƀáń
       *[other] { $hero }, { $koban } Ķóƀáń
    }
ninja-all-stars-ui-hero-choice = Ħéŕó óƒ ŧéáṁ { $letter }
ninja-all-stars-ui-fewer = Óńé ƒéŵéŕ
ninja-all-stars-ui-more = Óńé ṁóŕé
ninja-all-stars-ui-stat-points = Ƥóíńŧś
ninja-all-stars-ui-stat-attacks = Áŧŧáćķś áńď śħóŧś
ninja-all-stars-ui-stat-injuries = Íńǰúŕéď éńéṁíéś
ninja-all-stars-ui-stat-stuns = Śŧúńńéď óńéśéŀƒ
ninja-all-stars-ui-stat-tests = Ŧéśŧś
ninja-all-stars-ui-stat-passed = … ƥáśśéď
ninja-all-stars-ui-stat-cards = Ćáŕďś ƥŀáýéď
ninja-all-stars-ui-stat-spaces = Śƥáćéś ŵáŀķéď
ninja-all-stars-ui-koban-over = { $koban } Ķóƀáń: á ŧéáṁ ṁáý ćóśŧ { $most } áŧ ṁóśŧ
ninja-all-stars-ui-class-limits =
    Ŧħíś ćŀáń ħáś { $least } ŧó { $most } { $class ->
        [kaiken] ķáíķéń
        [yajiri] ýáǰíŕí
        [kunoichi] ķúńóíćħí
        [madoushi] ṁáďóúśħí
       *[other] { $class }
    }
ninja-all-stars-ui-dojo-all = Ɓéśíďé ŧħé ƀóáŕď
ninja-all-stars-ui-bag = Ɓáǧ: { $count }
ninja-all-stars-ui-discard = Ďíśćáŕď ƥíŀé: { $count }
