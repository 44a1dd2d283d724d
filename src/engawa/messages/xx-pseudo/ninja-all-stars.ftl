ninja-all-stars-NS-N1 = ńó ṁóṽé íś ŵŕíŧŧéń ŀíķé ŧħíś
ninja-all-stars-out-of-place =
    { $phase ->
        [init] ćħáńćé ďéćíďéś ŵħó ħáś ŵóń ŧħé ǰáńķéń
        [moon] ŧħé ďíé ďéćíďéś ŧħé ƥħáśé óƒ ŧħé ṁóóń
        [deal] á ṁóóń ćáŕď íś ďéáŀŧ ƒíŕśŧ
        [test] ŧħé ŧħŕéé ďíćé óƒ ŧħé áƒƒíńíŧý ŧéśŧ áŕé ŕóŀŀéď ƒíŕśŧ
        [test-foe] ŧħé ŧħŕéé ďíćé óƒ ŧħé óŧħéŕ śíďé áŕé ŕóŀŀéď ƒíŕśŧ
        [dice-att] ŧħé áŧŧáćķéŕ'ś ďíćé áŕé ŕóŀŀéď ƒíŕśŧ
        [dice-def] ŧħé ďéƒéńďéŕ'ś ďíćé áŕé ŕóŀŀéď ƒíŕśŧ
        [reroll] ŧħé ďíćé áŕé ŕéŕóŀŀéď ƒíŕśŧ
        [resist] ŧħé ďíé óƒ ŧħé Ŕéśíŀíéńŧ íś ŕóŀŀéď ƒíŕśŧ
        [poison] ŧħé ďíé óƒ ŧħé ƥóíśóń íś ŕóŀŀéď ƒíŕśŧ
        [chest] ƒíŕśŧ íŧ ŧúŕńś óúŧ ŵħáŧ íś íń ŧħé ćħéśŧ
        [janken] { $seat } ćħóóśéś 'ŕóćķ', 'ƥáƥéŕ' óŕ 'śćíśśóŕś' ńóŵ
        [furnish] { $seat } ƥúŧś á ŀáńŧéŕń óŕ á śħŕíńé óń ŧħé ƀóáŕď ńóŵ, śúćħ áś 'ŀáńŧéŕń ŀ5'
        [pick] { $seat } ńáṁéś ŧħé śéáŧ ŧħáŧ ƀéǧíńś ńóŵ, śúćħ áś 'ƥíćķ Ɓ'
        [edge] { $seat } ćħóóśéś áń éďǧé ńóŵ, śúćħ áś 'éďǧé Ń'
        [post] { $seat } ƥóśŧś á śéńŧŕý ńóŵ, śúćħ áś 'ƥóśŧ í6 Ń'
        [name] { $seat } ńáṁéś á ćħáṁƥíóń ńóŵ, śúćħ áś 'ćħáṁƥíóń Á1'
        [deploy] { $seat } ďéƥŀóýś á ńíńǰá ńóŵ, śúćħ áś 'ďéƥŀóý Á1 ǰ2'
        [omen] { $seat } ƥŀáýś Śŧéŀŀáŕ Áŀíǧńṁéńŧ ńóŵ, íƒ íń ħáńď, óŕ 'ƥáśś'
        [courier] { $seat } ńáṁéś á ṁéśśéńǧéŕ ńóŵ, śúćħ áś 'ṁéśśéńǧéŕ Á7'
        [turn] { $seat } áćŧíṽáŧéś á ṁóďéŀ ńóŵ, śúćħ áś 'áćŧíṽáŧé Á3'
        [act] ŧħíś íś ńóŧ áṁóńǧ ŵħáŧ áń áćŧíṽé ṁóďéŀ ćáń ďó
        [dodge] { $seat } ṁáý ƥŀáý 'ćáŕď śíďéśŧéƥ+' ńóŵ, óŕ 'ƥáśś'
        [affinity] { $seat } ńáṁéś áń áƒƒíńíŧý ńóŵ, śúćħ áś 'áƒƒíńíŧý éáŕŧħ'
        [team] { $seat } śáýś ŵħó ŧéśŧś ƒóŕ ŧħé ŧéáṁ, śúćħ áś 'ŧéáṁ Á3'
        [boost] ƀéƒóŕé ŧħé ďíćé ŕóŀŀ { $seat } ṁáý óńŀý ƀóóśŧ, óŕ 'ƥáśś'
        [react] { $seat } ṁáý ďó śóṁéŧħíńǧ áƀóúŧ ŧħé ďíćé ńóŵ, óŕ 'ƥáśś'
        [result] { $seat } ćħóóśéś á ďíé ńóŵ, śúćħ áś 'ŕéśúŀŧ ṽóíď'
        [save] { $seat } ṁáý ŵáŕď óƒƒ ŧħé ħáŕṁ ńóŵ, óŕ 'ƥáśś'
        [push] { $seat } śáýś ŵħéŕé ŧħé ṁóďéŀ íś ƥúśħéď, óŕ 'śŧáý'
        [place] { $seat } śáýś ŵħéŕé ŧħé ṁóďéŀ íś ƥŀáćéď
        [face] { $seat } śéŧś ŧħé ƒáćíńǧ ńóŵ, śúćħ áś 'ƒáćé Ń'
        [heal] { $seat } ħéáŀś á ńíńǰá ńóŵ, śúćħ áś 'ħéáŀ Á4'
        [choice] { $seat } ćħóóśéś ƀéŧŵééń 'ďŕáŵ', 'ħéáŀ' áńď 'ŕéśŧ' ńóŵ
        [reinforce] { $seat } ďéƥŀóýś á ŕéíńƒóŕćéṁéńŧ ńóŵ, śúćħ áś 'ďéƥŀóý Á4 ƒ1'
       *[over] ŧħé ǧáṁé íś óṽéŕ
    }
ninja-all-stars-NS-U8 = { $seat } ħáś ńó Ƥŕóŧéćŧ ŧóķéń óń ŧħíś ńíńǰá
ninja-all-stars-NS-K22 = { $model } ćáńńóŧ ŧáķé ŧħé ħáŕṁ: íŧ ńééďś Ħéáŀíńǧ Ħéŕƀś, á ƥŀáćé ńéẋŧ ŧó ŧħé ṽíćŧíṁ áńď ńó Ṁóóń Ƥóŵéŕ
ninja-all-stars-NS-U11 = áǧáíńśŧ ŧħíś ŧħéŕé íś ńóŧħíńǧ óƒ ŧħé ķíńď
ninja-all-stars-NS-A2 =
    { $case ->
        [off] { $model } íś ńóŧ óń ŧħé ƀóáŕď
        [sentry] ŧħé ńíńǰá ćóṁé ƀéƒóŕé ŧħé śéńŧŕíéś
       *[other-seat] { $model } ƀéŀóńǧś ŧó { $owner }
    }
ninja-all-stars-NS-A3 = ńíńǰá áŕé áćŧíṽáŧéď ƒíŕśŧ áńď śéńŧŕíéś áƒŧéŕ ŧħéṁ: { $model } íś ńóŧ ńéẋŧ
ninja-all-stars-NS-A13 = { $model } ħáś ƀééń áćŧíṽáŧéď ŧħíś ŕóúńď
ninja-all-stars-NS-A5 = { $active } ħáś ƀéǧúń ŧó áćŧ, áńď ŧħíś ƀéŀóńǧś ŧó ŧħé śŧáŕŧ óƒ áń áćŧíṽáŧíóń
ninja-all-stars-NS-A6 = { $active } ħáś ńó Ħáśŧé ŧóķéń
ninja-all-stars-NS-U5 = { $active } ħáś śƥéńŧ á Ħáśŧé ŧóķéń íń ŧħíś áćŧíṽáŧíóń
ninja-all-stars-NS-A7 = { $active } ħáś ńóŧħíńǧ ŀéƒŧ íń ŧħíś áćŧíṽáŧíóń ŧó ƥáý ƒóŕ íŧ
ninja-all-stars-NS-A8 = ŧħé ƒŕéé ŧúŕń ćóṁéś óńćé, ƀéƒóŕé áń áćŧíóń, ƒóŕ á ṁóďéŀ ŧħáŧ ħáś ńóŧ ṁóṽéď, áńď ŧó á ńéŵ ƒáćíńǧ
ninja-all-stars-NS-A9 = á ṁóṽéṁéńŧ íś úńďéŕ ŵáý; íŧ éńďś ŵíŧħ 'ƒáćé' áńď á ďíŕéćŧíóń
ninja-all-stars-NS-A10 = á ṁóṽéṁéńŧ íś úńďéŕ ŵáý; íŧ éńďś ŵíŧħ 'ƒáćé' áńď á ďíŕéćŧíóń
ninja-all-stars-NS-O2 = á śéńŧŕý ṁóṽéś, ŧħéń áŧŧáćķś óŕ śéáŕćħéś, áńď ńóŧħíńǧ éŀśé
ninja-all-stars-NS-K14 = áƒŧéŕ á ƥóúńćé ŧħéŕé íś óńŀý íŧś áŧŧáćķ, óŕ 'éńď'
ninja-all-stars-NS-M2 =
    { $case ->
        [far] { $space } íś ńóŧ ńéẋŧ ŧó { $active }
        [blocked] ńóƀóďý éńŧéŕś { $space }: á ŵáŀŀ, ŀáńŧéŕń, śħŕíńé óŕ ćħéśŧ íś ŧħéŕé
        [occupied] { $other } śŧáńďś óń { $space }
       *[points] { $space } ćóśŧś { $cost }, áńď { $points } ṁóṽéṁéńŧ ƥóíńŧś áŕé ŀéƒŧ
    }
ninja-all-stars-NS-M4 = ćáŕŕíéŕś áńď śéńŧŕíéś ďó ńóŧ ŕúń
ninja-all-stars-NS-M11 =
    { $case ->
        [step] ƒŕóṁ { $space } { $active } ćóúŀď ńóŧ ǧéŧ ŧó á śƥáćé ŵíŧħóúŧ áńóŧħéŕ ṁóďéŀ
       *[end] ńó ṁóṽéṁéńŧ éńďś óń ŧħé śƥáćé óƒ áńóŧħéŕ ṁóďéŀ
    }
ninja-all-stars-NS-O3 = { $active } śŧáýś ńéáŕ ŵħáŧ íŧ ǧúáŕďś, óŕ ćóṁéś ńéáŕéŕ
ninja-all-stars-NS-M13 = { $model } ćáńńóŧ ƀé ƥúśħéď ŧó { $space }
ninja-all-stars-NS-K19 = Ǧúśŧ óƒ Ħéáṽéń ŀéáďś ŧó á ƒŕéé śƥáćé ŵíŧħíń ŕéáćħ, áńď { $space } íś ńóńé
ninja-all-stars-NS-M14 = { $model } ćáńńóŧ ƀé ƥŀáćéď óń { $space }
ninja-all-stars-in-the-way =
    { $why ->
        [wall] á ŵáŀŀ óń { $at } íś íń ŧħé ŵáý
        [foliage] ƒóŀíáǧé óń { $at } íś íń ŧħé ŵáý
        [elevated] ŧħé éŀéṽáŧéď śƥáćé { $at } íś íń ŧħé ŵáý
        [model] { $other } óń { $at } íś íń ŧħé ŵáý
       *[back] { $at } íś íń íŧś óŵń ƀáćķ žóńé
    }
ninja-all-stars-NS-C1 =
    { $case ->
        [off] { $model } íś ńóŧ óń ŧħé ƀóáŕď
        [friend] { $model } íś á ƒŕíéńď óƒ { $active }
        [sight] { $active } ďóéś ńóŧ śéé { $model }: { ninja-all-stars-in-the-way }
       *[front] { $model } íś ńóŧ íń ŧħé ƒŕóńŧ žóńé óƒ { $active }
    }
ninja-all-stars-NS-R1 =
    { $case ->
        [off] { $model } íś ńóŧ óń ŧħé ƀóáŕď
        [friend] { $model } íś á ƒŕíéńď óƒ { $active }
        [far] { $model } íś { $distance } śƥáćéś áŵáý, áńď ŧħé śħóŧ ŕéáćħéś { $range }
       *[sight] { $active } ďóéś ńóŧ śéé { $model }: { ninja-all-stars-in-the-way }
    }
ninja-all-stars-NS-H2 = { $model } íś íń Śŧéáŀŧħ
ninja-all-stars-NS-O4 = { $active } ŀéáṽéś ŧħé ńíńǰá óƒ íŧś ćóńŧŕóŀŀéŕ áŀóńé
ninja-all-stars-NS-C12 = ńó ďíé óƒ ŧħáŧ éŀéṁéńŧ íś ŀéƒŧ
ninja-all-stars-NS-K26 =
    { $case ->
        [spent] { $active } ħáś úśéď { $ability } íń ŧħíś áćŧíṽáŧíóń
       *[target] { $ability } ńáṁéś ńó ŧáŕǧéŧ
    }
ninja-all-stars-no-ability = { $model } ďóéś ńóŧ ħáṽé { $ability }
ninja-all-stars-NS-C6 = ŧħíś íś ƒóŕ áń áŧŧáćķ, ƀéƒóŕé ŧħé ďíćé ŕóŀŀ
ninja-all-stars-NS-K13 = Ŧíǧéŕ Śŧŕíķé íś ƒóŕ íŧś óŵńéŕ'ś áŧŧáćķ, ńóŧ ƒóŕ śħóŧś
ninja-all-stars-NS-K16 = Ýáṁá Ƒíśŧ íś ƒóŕ íŧś óŵńéŕ'ś áŧŧáćķ, ńóŧ ƒóŕ śħóŧś
ninja-all-stars-NS-K8 = Ďŕóŵń ńééďś áń éńéṁý íń ŧħé íńƒŀúéńćé žóńé óƒ { $active }
ninja-all-stars-NS-K9 = Ħéáŀíńǧ íś ƒóŕ áń óŵń ńíńǰá ńéẋŧ ŧó { $active } ŧħáŧ ħáś á Śŧúń, Ćúŕśé, Ƥóíśóń óŕ Śŀóŵ ŧóķéń
ninja-all-stars-NS-K20 =
    { $case ->
        [sight] { $active } ďóéś ńóŧ śéé { $model }: { ninja-all-stars-in-the-way }
       *[other] Ṽóŀćáńó Ƥóŧś ńééď áń éńéṁý íń śíǧħŧ áńď ŵíŧħíń ŕéáćħ ŧħáŧ íś ńóŧ íń Śŧéáŀŧħ
    }
ninja-all-stars-NS-K21 = Úńďéŕŧóŵ íś ƒóŕ áńóŧħéŕ óŵń ńíńǰá ŵíŧħíń ŕéáćħ
ninja-all-stars-NS-K23 = Ŵáńďéŕ Ŀúśŧ íś ƒóŕ áń éńéṁý ŵíŧħíń ŕéáćħ ŧħáŧ íś ńóŧ íń Śŧéáŀŧħ
ninja-all-stars-NS-K24 = Ɓŀéśśíńǧ óƒ ŧħé Ŧéńǧú ńééďś á ƒŕíéńď íń ŧħé íńƒŀúéńćé žóńé óƒ { $active }
ninja-all-stars-NS-K25 = Ɓŀóóď Ƒŕéńžý íś ƒóŕ áńóŧħéŕ óŵń ńíńǰá ŵíŧħíń ŕéáćħ
ninja-all-stars-NS-K27 =
    { $case ->
        [sight] { $active } ďóéś ńóŧ śéé { $model }: { ninja-all-stars-in-the-way }
       *[other] Ŀúŀŀáƀý íś ƒóŕ áń éńéṁý íń śíǧħŧ áńď ŵíŧħíń ŕéáćħ ŧħáŧ íś ńóŧ íń Śŧéáŀŧħ
    }
ninja-all-stars-NS-P5 = óńŀý Śŧéŀŀáŕ Áŀíǧńṁéńŧ íś ƥŀáýéď ńóŵ
ninja-all-stars-NS-M8 = óńŀý 'ćáŕď śíďéśŧéƥ+' íś ƥŀáýéď ńóŵ
ninja-all-stars-NS-P6 =
    { $case ->
        [hand] { $seat } ďóéś ńóŧ ħóŀď { $card }
       *[phase] { $card } íś ńóŧ ƥŀáýéď áŧ ŧħíś ṁóṁéńŧ
    }
ninja-all-stars-NS-P7 = { $seat } ħáś ƥŀáýéď { $card } áŀŕéáďý, áńď óńŀý óńé óƒ á ńáṁé
ninja-all-stars-NS-P8 = ŧħé śŧŕóńǧéŕ ŧéẋŧ óƒ { $card } ńééďś á ṁóóń ŧħáŧ ṁáŧćħéś, áńď á ćáŕď ŧħáŧ ħáś íŧ ŧó ćħóóśé
ninja-all-stars-NS-P9 =
    { $case ->
        [adrenaline] Áďŕéńáŀíńé ŕéŕóŀŀś á ƒŕéśħ ďíé óƒ ŧħé óŵń áŧŧáćķ ƥóóŀ: 'ćáŕď áďŕéńáŀíńé Ƒ'
        [banzai] Ɓáńžáí! íś ƒóŕ ŧħé óŵń áŧŧáćķ áƒŧéŕ áŧ ŀéáśŧ ƒóúŕ śŧéƥś
        [decoy] Ďéćóý śŵáƥś ŵíŧħ áńóŧħéŕ óŵń ńíńǰá ŵíŧħíń ŕéáćħ; ŵħíŀé ŧħé ṁóóń ṁáŧćħéś ŵíŧħ áńý ṁóďéŀ ƀúŧ áń éńéṁý íń Śŧéáŀŧħ
        [vault] Ṽáúŀŧ ńééďś á ƒŕéé ħéíǧħŧ ńéẋŧ ŧó á ṁóďéŀ ƀéŀóŵ íŧ, áńď śóṁéŧħíńǧ ŀéƒŧ ŧó ṁóṽé ŵíŧħ, ƀúŧ ńó ƥóúńćé
        [darkest-night] Ďáŕķéśŧ Ńíǧħŧ íś ƒóŕ áń áćŧíṽé ńíńǰá ŵíŧħóúŧ Ṁóóń Ƥóŵéŕ; ŵíŧħ '+' áńóŧħéŕ óŵń ńíńǰá óń ŧħé ƀóáŕď íś ńáṁéď
        [smoke-bomb] Śṁóķé Ɓóṁƀ íś ƒóŕ á ńíńǰá ńóŧ íń Śŧéáŀŧħ, ŵíŧħóúŧ á ṁéďáŀ, óúŧ óƒ ŧħé ŀíǧħŧ áńď úńśééń
        [incredible-luck] Íńćŕéďíƀŀé Ŀúćķ íś ƒóŕ ŧħé śṁáŀŀéŕ ƥóóŀ
        [stellar-alignment] Śŧéŀŀáŕ Áŀíǧńṁéńŧ ŕóŀŀś á ďíé; ŵħíŀé ŧħé ṁóóń íś íń Śƥíŕíŧ íŧ ńáṁéś ŧħé ƥħáśé: 'ćáŕď śŧéŀŀáŕ-áŀíǧńṁéńŧ ƒíŕé'
        [third-eye] Ŧħíŕď Éýé íś ƒóŕ áń éńéṁý íń Śŧéáŀŧħ ŵíŧħíń ŕéáćħ
        [fire-aura] Ƒíŕé Áúŕá íś ƒóŕ ŧħé óŵń áŧŧáćķ ŵíŧħóúŧ áń áśśíśŧ
        [pressure-point] Ƥŕéśśúŕé Ƥóíńŧ íś ƒóŕ ŧħé óŵń áŧŧáćķ óŕ śħóŧ
        [tumble] Ŧúṁƀŀé ƒóŀŀóŵś á śŧéƥ ďóŵń ƒŕóṁ á ħéíǧħŧ, ńóŧ íń á ƥóúńćé
        [ika-depths] Íķá'ś Ďéƥŧħś íś ƒóŕ ŧħé ďéƒéńćé óƒ áń óŵń ńíńǰá
        [mamoru] Ṁáṁóŕú íś ƒóŕ ŧħé śṁáŀŀéŕ ďéƒéńćé ƥóóŀ
        [rushing-river] Ŕúśħíńǧ Ŕíṽéŕ íś ƒóŕ á ṁóṽéṁéńŧ ŧħáŧ ćáń śŧíŀŀ ƀéǧíń, óŕ á ŕúń ŵíŧħóúŧ á śŧéƥ; ŵíŧħ '+' ƒóŕ ŵħó ćáń áćŧ áńď ćáŕŕíéś ńóŧħíńǧ
        [sidestep] Śíďéśŧéƥ íś ƒóŕ áń óŵń ďóďǧé
       *[other] { $card } ŕéŕóŀŀś á ďíé ŧħáŧ śħóŵś ŧħé óƥƥóśíŧé óƒ íŧś éŀéṁéńŧ; ŵíŧħ '+' íŧ áďďś óńé ŧó ŧħé óŵń ƥóóŀ íń á ćóṁƀáŧ
    }
ninja-all-stars-NS-T5 = ńó śúćħ ďíé ćáń ƀé ŕéŕóŀŀéď: éáćħ óńŀý óńćé
ninja-all-stars-NS-T6 = ŧħíś íś ńóŧ áṁóńǧ ŵħáŧ ćáń ƀé ďóńé áƀóúŧ ŧħé ďíćé
ninja-all-stars-NS-T7 = ŵħó ŕóŀŀś ŧħé áƒƒíńíŧý ŧéśŧ ŵáńŧś íŧ ŧó ƥáśś, ŧħé óŧħéŕś ŵáńŧ íŧ ŧó ƒáíŀ; ńóŧ ŧħé óŧħéŕ ŵáý ŕóúńď
ninja-all-stars-NS-T3 = ŧħáŧ íś ńó áƒƒíńíŧý óƒ { $active }
ninja-all-stars-NS-T13 = { $model } íś ńó ńíńǰá óƒ { $seat } óń ŧħé ƀóáŕď
ninja-all-stars-NS-K1 =
    { $case ->
        [dice] Ṁáśŧéŕý ŕéŕóŀŀś óńé ŧó éíǧħŧ ƒŕéśħ ďíćé ŧħáŧ śħóŵ ńó áƒƒíńíŧý óƒ ŧħé ṁóďéŀ, óŕ áŀŀ óƒ ŧħéṁ
       *[model] Ṁáśŧéŕý íś ƒóŕ á ŕóŀŀíńǧ ńíńǰá ŧħáŧ ħáś íŧ, óńćé á ŕóúńď
    }
ninja-all-stars-NS-K2 = Ćŀóśé Ćóṁƀáŧ Ṁáśŧéŕ ŕéŕóŀŀś óńé ďíé óƒ á ŕóŀŀ íń ćŀóśé ćóṁƀáŧ, ƒóŕ ŵħó ħáś íŧ
ninja-all-stars-NS-K3 = Ńíṁƀŀé íś ƒóŕ ŧħé ďóďǧé óƒ á ṁóďéŀ ŧħáŧ ħáś íŧ
ninja-all-stars-NS-G9 = á śħŕíńé ħéŀƥś íń ŧħé ŧéśŧ óƒ áń óŵń ńíńǰá ńéẋŧ ŧó íŧ
ninja-all-stars-NS-P4 = á ŕéŕóŀŀ ŧóķéń íś ńééďéď, áńď á ŕóŀŀ óƒ áń óŵń ńíńǰá óƒ ŧħé ṁóóń'ś éŀéṁéńŧ
ninja-all-stars-NS-U4 = ńó óŵń ńíńǰá ŵíŧħ á Ŀúćķý ŧóķéń ŕóŀŀś
ninja-all-stars-NS-U2 = ńó éńéṁý ŵíŧħ á Ćúŕśé ŧóķéń ŕóŀŀś ŧħéŕé
ninja-all-stars-NS-C4 = áƒŧéŕ Ŧíǧéŕ Śŧŕíķé ŧħé ďéƒéńćé ħáś ńó ďíćé
ninja-all-stars-NS-H6 =
    { $case ->
        [off] { $model } íś ńóŧ óń ŧħé ƀóáŕď
        [friend] { $model } íś á ƒŕíéńď óƒ { $active }
        [open] { $model } íś ńóŧ íń Śŧéáŀŧħ
        [far] { $model } íś ŧóó ƒáŕ áŵáý
       *[sight] { $active } ďóéś ńóŧ śéé { $model }: { ninja-all-stars-in-the-way }
    }
ninja-all-stars-NS-H1 =
    { $case ->
        [hidden] { $active } íś íń Śŧéáŀŧħ áŀŕéáďý
        [carrier] { $active } ćáŕŕíéś á ṁéďáŀ
        [light] { $active } śŧáńďś íń ŧħé ŀíǧħŧ óƒ á ŀáńŧéŕń
       *[seen] { $other } śééś { $active }
    }
ninja-all-stars-NS-O11 = ńó ćŀóśéď ćħéśŧ íś óń { $space } íń ƒŕóńŧ óƒ { $active }
ninja-all-stars-NS-O6 = ńó ŀóóśé ṁéďáŀ íś ħéŕé, óŕ { $active } ćáŕŕíéś óńé
ninja-all-stars-NS-O9 = á ṁéďáŀ íś ǧíṽéń ŧó áń óŵń ńíńǰá ńéẋŧ ŧó íŧś ćáŕŕíéŕ ŧħáŧ ħáś ńóńé; á ṁéśśéńǧéŕ ķééƥś íŧ
ninja-all-stars-NS-S4 = ńóńé óƒ ŧħéśé íś ŀéƒŧ
ninja-all-stars-NS-S5 = { $space } íś ńó ƥŀáćé ƒóŕ íŧ: íŧ śŧáńďś ŧŵó óŕ ṁóŕé śƥáćéś áŵáý ƒŕóṁ áŀŀ ďéƥŀóýṁéńŧ žóńéś, áńď ńóŧ óń á ŵáŀŀ, ŀáńŧéŕń, śħŕíńé, ćħéśŧ, ṁéďáŀ, ǧóáŀ óŕ ŧħé ħíŀŀ
ninja-all-stars-NS-S6 = ṁóŕé ŀáńŧéŕńś ṁúśŧ śŧáńď ƀéƒóŕé áńýƀóďý ƥáśśéś
ninja-all-stars-NS-S7 = śúćħ á śéáŧ ďóéś ńóŧ ŧáķé ƥáŕŧ
ninja-all-stars-NS-S8 = ŧħíś éďǧé íś ŧáķéń
ninja-all-stars-NS-S10 = { $space } íś ńóŧ ƒŕéé, íń á ďéƥŀóýṁéńŧ žóńé, óŕ ƒáŕŧħéŕ ŧħáń ńééď ƀé ƒŕóṁ ŵħáŧ ŧħé śéńŧŕý ǧúáŕďś
ninja-all-stars-NS-S11 = { $model } íś ńó ńíńǰá óƒ { $seat }
ninja-all-stars-NS-S12 =
    { $case ->
        [who] { $model } íś ńó ńíńǰá óƒ { $seat } íń ŧħé Ŧŕáíńíńǧ Ǧŕóúńď
        [zone] { $space } íś ńóŧ íń ŧħé ďéƥŀóýṁéńŧ žóńé óƒ { $seat }
        [occupied] { $space } íś ńóŧ ƒŕéé
       *[leader] ŧħé ćħáṁƥíóń, óŕ ŧħé ŀéáďéŕ ŧó ƀé áśśáśśíńáŧéď, ṁúśŧ ƀé ďéƥŀóýéď ƒíŕśŧ
    }
ninja-all-stars-NS-V14 = { $model } íś ńó ńíńǰá óƒ { $seat } óń ŧħé ƀóáŕď ŧħáŧ ćáń ƀé á ṁéśśéńǧéŕ
ninja-all-stars-NS-Y3 = { $model } íś ńó ńíńǰá óƒ { $seat } íń ŧħé Ħéáŀíńǧ Ħóúśé
ninja-all-stars-NS-U9 = { $model } íś Ďéŀáýéď áńď śŧáýś íń ŧħé Ħéáŀíńǧ Ħóúśé
ninja-all-stars-NS-Y5 = ŧħáŧ íś ńóŧ ƥóśśíƀŀé: ŕéśŧíńǧ ńééďś áń óŵń ńíńǰá óń ŧħé ƀóáŕď ŵíŧħ á Śŧúń ŧóķéń, ħéáŀíńǧ óńé íń ŧħé Ħéáŀíńǧ Ħóúśé, ďŕáŵíńǧ á ćáŕď íń ƀáǧ óŕ ďíśćáŕď ƥíŀé
ninja-all-stars-seat =
    { $seat ->
        [0] Á
        [1] Ɓ
        [2] Ć
       *[3] Ď
    }
ninja-all-stars-element =
    { $element ->
        [spirit] Śƥíŕíŧ
        [water] Ŵáŧéŕ
        [earth] Éáŕŧħ
        [void] Ṽóíď
        [fire] Ƒíŕé
       *[air] Áíŕ
    }
ninja-all-stars-card =
    { $card ->
        [adrenaline] Áďŕéńáŀíńé
        [banzai] Ɓáńžáí!
        [igazani] Íǧážáńí'ś Ɓóúńŧý
        [decoy] Ďéćóý
        [fuzin] Ƒúžíń'ś Ɓŕéáŧħ
        [vault] Ṽáúŀŧ
        [darkest-night] Ďáŕķéśŧ Ńíǧħŧ
        [inazami] Íńážáṁí'ś Éṁƀŕáćé
        [smoke-bomb] Śṁóķé Ɓóṁƀ
        [ameratsu] Áṁéŕáŧśú'ś Ǧážé
        [incredible-luck] Íńćŕéďíƀŀé Ŀúćķ
        [stellar-alignment] Śŧéŀŀáŕ Áŀíǧńṁéńŧ
        [third-eye] Ŧħíŕď Éýé
        [fire-aura] Ƒíŕé Áúŕá
        [pressure-point] Ƥŕéśśúŕé Ƥóíńŧ
        [raizin] Ŕáížíń'ś Śƥáŕķ
        [tumble] Ŧúṁƀŀé
        [ika-depths] Íķá'ś Ďéƥŧħś
        [mamoru] Ṁáṁóŕú
        [rushing-river] Ŕúśħíńǧ Ŕíṽéŕ
        [sidestep] Śíďéśŧéƥ
       *[suinij] Śúíńíǰ'ś Ďéƥŧħś
    }
ninja-all-stars-ability =
    { $ability ->
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
        [lullaby] Ŀúŀŀáƀý
       *[other] śúćħ áƀíŀíŧý
    }
ninja-all-stars-status =
    { $case ->
        [init] Ćħáńćé ďéćíďéś ŧħé ǰáńķéń.
        [moon] Ŧħé ďíé ďéćíďéś ŧħé ṁóóń.
        [deal] Á ṁóóń ćáŕď íś ďéáŀŧ.
        [test] { $active } ŕóŀŀś áń áƒƒíńíŧý ŧéśŧ.
        [test-foe] { $model } áńśŵéŕś ŵíŧħ áń áƒƒíńíŧý ŧéśŧ.
        [dice-att] Ŧħé áŧŧáćķéŕ'ś ďíćé áŕé ŕóŀŀéď.
        [dice-def] Ŧħé ďéƒéńďéŕ'ś ďíćé áŕé ŕóŀŀéď.
        [reroll] Ďíćé áŕé ŕéŕóŀŀéď.
        [resist] { $model } ŕéśíśŧś.
        [poison] Ŧħé ƥóíśóń íń { $active } ŧáķéś éƒƒéćŧ.
        [chest] { $active } ŀóóķś íńŧó ŧħé ćħéśŧ.
        [janken] { $seat } ćħóóśéś ŕóćķ, ƥáƥéŕ óŕ śćíśśóŕś.
        [furnish] { $seat } ƥúŧś úƥ á ŀáńŧéŕń óŕ á śħŕíńé.
        [pick] { $seat } ńáṁéś ŧħé śéáŧ ŧħáŧ ƀéǧíńś.
        [edge] { $seat } ćħóóśéś áń éďǧé.
        [post] { $seat } ƥóśŧś ŧħé śéńŧŕý { $model }.
        [name] { $seat } ńáṁéś á ćħáṁƥíóń.
        [deploy] { $seat } ďéƥŀóýś á ńíńǰá.
        [omen] { $seat } íś áśķéď ƒóŕ áń óṁéń.
        [courier] { $seat } ńáṁéś á ṁéśśéńǧéŕ.
        [turn] { $seat } áćŧíṽáŧéś á ńíńǰá.
        [sentry] { $seat } áćŧíṽáŧéś á śéńŧŕý.
        [act] { $seat } áćŧś ŵíŧħ { $active }.
        [moving]
            { $seat } ṁóṽéś { $active }, { $points ->
                [one] óńé ṁóṽéṁéńŧ ƥóíńŧ
               *[other] { $points } ṁóṽéṁéńŧ ƥóíńŧś
            } ŀéƒŧ.
        [dodge] { $seat } ṁáý śíďéśŧéƥ.
        [affinity] { $seat } ńáṁéś áń áƒƒíńíŧý.
        [team] { $seat } śáýś ŵħó ŧéśŧś ƒóŕ ŧħé ŧéáṁ.
        [boost] { $seat } ṁáý ƀóóśŧ ƀéƒóŕé ŧħé ďíćé ŕóŀŀ.
        [react]
            { $test ->
                [true] { $seat } ṁáý ďó śóṁéŧħíńǧ áƀóúŧ ŧħé áƒƒíńíŧý ŧéśŧ.
               *[false] { $seat } ṁáý ďó śóṁéŧħíńǧ áƀóúŧ ŧħé ďíćé.
            }
        [result] { $seat } ćħóóśéś ŧħé ćóṁƀáŧ ŕéśúŀŧ.
        [save] { $seat } ṁáý śáṽé { $model }.
        [push] { $seat } ṁáý ƥúśħ { $model }.
        [place] { $seat } ƥŀáćéś { $model }.
        [face] { $seat } ŧúŕńś { $model }.
        [heal] { $seat } ṁóṽéś á ńíńǰá ƒŕóṁ ŧħé Ħéáŀíńǧ Ħóúśé ŧó ŧħé Ŧŕáíńíńǧ Ǧŕóúńď.
        [choice] { $seat } ďŕáŵś á ćáŕď, ħéáŀś óŕ ŕéśŧś.
       *[reinforce] { $seat } ďéƥŀóýś á ŕéíńƒóŕćéṁéńŧ.
    }
ninja-all-stars-ended =
    { $case ->
        [draw] Ŧħé ǧáṁé éńďś íń á ďŕáŵ, áŀŀ ħáṽé { $points }.
        [shared] { $seat } áńď óŧħéŕś śħáŕé ŧħé ŵíń ŵíŧħ { $points }.
       *[won]
            { $seat } ŵíńś ŵíŧħ { $points ->
                [one] óńé ƥóíńŧ
               *[other] { $points } ƥóíńŧś
            }.
    }
ninja-all-stars-janken-tied = ǰáńķéń: á ŧíé.
ninja-all-stars-janken-won =
    { $purpose ->
        [edge] { $seat } ŵíńś ŧħé ǰáńķéń áńď ćħóóśéś áń éďǧé.
       *[other] { $seat } ŵíńś ŧħé ǰáńķéń áńď ħáś ŧħé íńíŧíáŧíṽé.
    }
ninja-all-stars-showed =
    { $seat } śħóŵś { $shape ->
        [rock] ŕóćķ
        [paper] ƥáƥéŕ
       *[scissors] śćíśśóŕś
    }.
ninja-all-stars-moon-rose = Ŧħé ṁóóń íś íń { $element }.
ninja-all-stars-moon-moved = Ŧħé ṁóóń ṁóṽéś óń ŧó { $element }.
ninja-all-stars-dealt = { $seat } íś ďéáŀŧ á ṁóóń ćáŕď.
ninja-all-stars-laid-lantern = { $seat } ƥúŧś á ŀáńŧéŕń óń { $space }.
ninja-all-stars-laid-shrine = { $seat } ƥúŧś á śħŕíńé óń { $space }.
ninja-all-stars-picked = { $seat } ŀéŧś { $named } ƀéǧíń.
ninja-all-stars-took-edge = { $seat } ŧáķéś éďǧé { $edge }.
ninja-all-stars-posted = { $model } íś ƥóśŧéď óń { $space }.
ninja-all-stars-named-champion = { $model } íś ćħáṁƥíóń.
ninja-all-stars-deployed = { $model } íś ďéƥŀóýéď óń { $space }.
ninja-all-stars-round-began = Ŕóúńď { $number } ƀéǧíńś, ŧħé ṁóóń íś íń { $element }, { $seat } ħáś ŧħé íńíŧíáŧíṽé.
ninja-all-stars-named-messenger = { $model } ćáŕŕíéś ŧħé ṁéśśáǧé.
ninja-all-stars-activated = { $seat } áćŧíṽáŧéś { $model }.
ninja-all-stars-stepped = { $model } ǧóéś ƒŕóṁ { $space } ŧó { $to }.
ninja-all-stars-turned = { $model } ƒáćéś { $way }.
ninja-all-stars-took-medal = { $model } ŧáķéś ŧħé ṁéďáŀ óń { $space }.
ninja-all-stars-ran = { $model } ŕúńś.
ninja-all-stars-attacked = { $model } áŧŧáćķś { $other }: { $attack } áǧáíńśŧ { $defence } ďíćé.
ninja-all-stars-shot = { $model } ṁáķéś á ŕáńǧéď áŧŧáćķ óń { $other }: { $attack } áǧáíńśŧ { $defence } ďíćé.
ninja-all-stars-searched = { $model } śéáŕćħéś ƒóŕ { $other }.
ninja-all-stars-hid = { $model } íś íń Śŧéáŀŧħ.
ninja-all-stars-opened = { $model } ŧŕíéś ŧó óƥéń ŧħé ćħéśŧ óń { $space }.
ninja-all-stars-gave = { $model } ǧíṽéś ŧħé ṁéďáŀ ŧó { $other }.
ninja-all-stars-hastened = { $model } śƥéńďś á Ħáśŧé ŧóķéń.
ninja-all-stars-played-card = { $seat } ƥŀáýś { $card }.
ninja-all-stars-used =
    { $nobody ->
        [true] { $model } úśéś { $ability }.
       *[false] { $model } úśéś { $ability } óń { $other }.
    }
ninja-all-stars-tested = { $model } ŧéśŧś { $element }: { $dice }.
ninja-all-stars-passed-test =
    { $why ->
        [dodge] { $model } ďóďǧéś.
        [hill] { $model } ƥáśśéś ŧħé ŧéáṁ ŧéśŧ.
       *[other] { $model } ƥáśśéś ŧħé áƒƒíńíŧý ŧéśŧ.
    }
ninja-all-stars-failed-test =
    { $why ->
        [dodge] { $model } ďóéś ńóŧ ǧéŧ áŵáý.
       *[other] { $model } ƒáíŀś ŧħé áƒƒíńíŧý ŧéśŧ.
    }
ninja-all-stars-tied-test = { $model } áńď { $other } ħáṽé áś ṁáńý; ƀóŧħ ŕóŀŀ áǧáíń.
ninja-all-stars-rolled-att = { $model } ŕóŀŀś { $dice }.
ninja-all-stars-rolled-def = { $model } ŕóŀŀś { $dice }.
ninja-all-stars-rerolled =
    { $number ->
        [one] { $seat } ŕéŕóŀŀś á ďíé.
       *[other] { $seat } ŕéŕóŀŀś { $number } ďíćé.
    }
ninja-all-stars-chose = { $seat } ćħóóśéś { $element }.
ninja-all-stars-no-result = Ńó ďíćé áŕé ŀéƒŧ óƒ { $model } áńď { $other }.
ninja-all-stars-was-stunned =
    { $number ->
        [one] { $model } íś Śŧúńńéď.
       *[other] { $model } íś Śŧúńńéď ŧŵíćé óṽéŕ.
    }
ninja-all-stars-was-injured =
    { $nobody ->
        [true] { $model } íś Íńǰúŕéď.
       *[false] { $model } íś Íńǰúŕéď ƀý { $other }.
    }
ninja-all-stars-warded = { $model } ŕéśíśŧś.
ninja-all-stars-saved = { $model } íś śáṽéď ƀý { $other }.
ninja-all-stars-pushed = { $model } íś ƥúśħéď ƒŕóṁ { $space } ŧó { $to }.
ninja-all-stars-placed = { $model } íś ƥŀáćéď ƒŕóṁ { $space } óń { $to }.
ninja-all-stars-found =
    { $model } ƒíńďś { $content ->
        [medal] á ṁéďáŀ
        [scroll] á śćŕóŀŀ
        [charm] á ćħáŕṁ
       *[trap] á ŧŕáƥ
    }.
ninja-all-stars-poison-burns = Ŧħé ƥóíśóń íń { $model } śħóŵś { $element }.
ninja-all-stars-was-poisoned = { $model } íś Ƥóíśóńéď.
ninja-all-stars-lost-stealth = { $model } íś ńó ŀóńǧéŕ íń Śŧéáŀŧħ.
ninja-all-stars-scored =
    { $number ->
        [one] { $seat } śćóŕéś á ƥóíńŧ.
       *[other] { $seat } śćóŕéś { $number } ƥóíńŧś.
    }
ninja-all-stars-went-home =
    { $number ->
        [0] { $model } ƀŕíńǧś ŧħé ṁéďáŀ ħóṁé.
       *[other] { $model } ŕéáćħéś ŧħé ǧóáŀ áńď ǧóéś ŧó ŧħé Ŧŕáíńíńǧ Ǧŕóúńď.
    }
ninja-all-stars-healed = { $model } íś ħéáŀéď áńď ǧóéś ŧó ŧħé Ŧŕáíńíńǧ Ǧŕóúńď.
ninja-all-stars-drew = { $seat } ďŕáŵś á ćáŕď.
ninja-all-stars-rested = { $model } ŕéśŧś.
ninja-all-stars-unreadable = úńŕéáďáƀŀé ṁóṽé { $came }: á ṁóṽé ƀéǧíńś ŵíŧħ á ŵóŕď śúćħ áś 'áćŧíṽáŧé', 'śŧéƥ', 'ƒáćé', 'áŧŧáćķ', 'ćáŕď', 'úśé', 'ƥáśś' óŕ 'éńď'
ninja-all-stars-move-form = ṁóṽé { $came }: '{ $word }' íś ƒóŀŀóŵéď ƀý śóṁéŧħíńǧ éŀśé, śéé ŧħé ŀíśŧ óƒ ṁóṽéś
ninja-all-stars-wrong-word =
    ṁóṽé { $move }: éẋƥéćŧéď { $what ->
        [space] á śƥáćé śúćħ áś ǰ10
        [model] á ṁóďéŀ śúćħ áś Á3 óŕ Ž1
        [direction] á ďíŕéćŧíóń: Ń, ŃÉ, É, ŚÉ, Ś, ŚŴ, Ŵ óŕ ŃŴ
        [edge] áń éďǧé: Ń, É, Ś óŕ Ŵ
        [seat] á śéáŧ: Á, Ɓ, Ć óŕ Ď
        [die] á ďíé: Ś, Ŵ, É, Ṽ, Ƒ óŕ Á
        [element] áń éŀéṁéńŧ: śƥíŕíŧ, ŵáŧéŕ, éáŕŧħ, ṽóíď, ƒíŕé óŕ áíŕ
        [card] ŧħé ńáṁé óƒ á ṁóóń ćáŕď
        [dice] ďíćé áś ŀéŧŧéŕś óƒ ŚŴÉṼƑÁ
       *[ability] ŧħé ńáṁé óƒ áń áƀíŀíŧý
    }, ǧóŧ { $came }
ninja-all-stars-roll =
    'ďíćé' áńď { $dice ->
        [one] óńé ŀéŧŧéŕ
       *[other] { $dice } ŀéŧŧéŕś
    } óƒ { $letters }
ninja-all-stars-bound = { $problem } [{ $clause }]
ninja-all-stars-between = { $least } ŧó { $most } óƒ ŧħéṁ
ninja-all-stars-rising = ŧŵó ńúṁƀéŕś, ŧħé śṁáŀŀéŕ óńé ƒíŕśŧ
ninja-all-stars-class = á ćŀáśś óƒ ŧħé ŧéáṁś, óŕ ħéŕó
ninja-all-stars-class-name = áńóŧħéŕ ńáṁé ƒóŕ á ćŀáśś
ninja-all-stars-so-many = á ŀíśŧ óƒ { $count }
ninja-all-stars-at-most = áŧ ṁóśŧ { $most }
ninja-all-stars-sum = { $sum } íń áŀŀ
ninja-all-stars-row = { $count } ŀéŧŧéŕś óƒ { $letters }
ninja-all-stars-row-length = { $least } ŧó { $most } śíǧńś
ninja-all-stars-zone = á ďéƥŀóýṁéńŧ śƥáćé ŧħáŧ íś ńéáŕéśŧ ŧó óńé éďǧé
ninja-all-stars-zone-size = { $least } ŧó { $most } ďéƥŀóýṁéńŧ śƥáćéś áŧ éďǧé { $edge }
ninja-all-stars-space = á śƥáćé ƒŕóṁ á1 ŧó { $last }
ninja-all-stars-no-wall = á śƥáćé óƒ ŧħé ƀóáŕď { $board } ŧħáŧ íś ńó ŵáŀŀ
ninja-all-stars-furniture = á śƥáćé óƒ ŧħé ƀóáŕď { $board } ŵħéŕé ŀáńŧéŕńś áńď śħŕíńéś ćáń ƀé ƥúŧ
ninja-all-stars-post-space = á ƒŕéé śƥáćé óƒ ŧħé ƀóáŕď { $board } ńéáŕ ŵħáŧ íś ǧúáŕďéď, íń ńó ďéƥŀóýṁéńŧ žóńé
ninja-all-stars-different = ďíƒƒéŕéńŧ óńéś
ninja-all-stars-post = á śƥáćé áńď á ďíŕéćŧíóń, śúćħ áś "í6 Ń"
ninja-all-stars-zone-space = á śƥáćé íń ŧħáŧ ďéƥŀóýṁéńŧ žóńé óƒ ŧħé ƀóáŕď { $board }
ninja-all-stars-room = á śƥáćé óƒ ŧħé ƀóáŕď { $board } ŧħáŧ íś íń ńó ďéƥŀóýṁéńŧ žóńé
ninja-all-stars-team = á ćúśŧóṁ ŧéáṁ, óŕ óńé óƒ { $names }
ninja-all-stars-no-choice = { $where }: ŧħé ŀéáďéŕ óƒ ŧħé ćŀáń { $clan } ħáś ńóŧħíńǧ ŧó ćħóóśé
ninja-all-stars-koban = áŧ ṁóśŧ { $most } Ķóƀáń
ninja-all-stars-members = áŧ ṁóśŧ { $most } ṁóďéŀś
ninja-all-stars-free-space = á ƒŕéé śƥáćé ŧħáŧ íś ńó ŵáŀŀ
ninja-all-stars-model = á ṁóďéŀ óƒ ŧħíś ṁáŧćħ
ninja-all-stars-own-model = á ṁóďéŀ óƒ ŧħáŧ śéáŧ
ninja-all-stars-on-board = á śƥáćé: á śéńŧŕý íś óń ŧħé ƀóáŕď óŕ ńóŧ íń ŧħé ďóćúṁéńŧ
ninja-all-stars-once = éáćħ ńáṁé óńćé
ninja-all-stars-dice = ŀéŧŧéŕś óƒ { $letters }
ninja-all-stars-why = ŵħáŧ ŧħé áƒƒíńíŧý ŧéśŧ íś ƒóŕ: á ŵóŕď áńď á śƥáćé óŕ ṁóďéŀ
ninja-all-stars-no-foe = ŧħé ṁóďéŀ áǧáíńśŧ ŵħóṁ áń óƥƥóśéď áƒƒíńíŧý ŧéśŧ ǧóéś, áńď óńŀý íń óńé
ninja-all-stars-item = ŵħáŧ á ŧħíńǧ ŧó ďó óƒ ŧħé ķíńď '{ $kind }' ćóńśíśŧś óƒ
ninja-all-stars-too-many = { $seat } ħáś { $count } ńíńǰá óń ŧħé ƀóáŕď, ṁóŕé ŧħáń { $most }
ninja-all-stars-delayed = { $model } íś Ďéŀáýéď óúŧśíďé ŧħé Ħéáŀíńǧ Ħóúśé
ninja-all-stars-hidden-carrier = { $model } ćáŕŕíéś á ṁéďáŀ íń Śŧéáŀŧħ
ninja-all-stars-copies = { $card } íś ŧħéŕé { $count } ŧíṁéś, ŧħéŕé áŕé { $most } ćóƥíéś
ninja-all-stars-deck = { $count } ćáŕďś áŕé íń ħáńďś áńď ďíśćáŕď ƥíŀé, ŧħéŕé áŕé { $most }
ninja-all-stars-not-active = { $model } íś ńóŧ ŧħé áćŧíṽé ṁóďéŀ
ninja-all-stars-phase-needs = ƥħáśé '{ $phase }' ńééďś '{ $needs }'
ninja-all-stars-phase-round = ƥħáśé '{ $phase }' ƀéŀóńǧś ŧó ŧħé śéŧ-úƥ, áńď ŧħíś íś ŕóúńď { $round }
ninja-all-stars-has-edge = íń ƥħáśé '{ $phase }' { $seat } ħáś áń éďǧé áŀŕéáďý
ninja-all-stars-decides = íń ƥħáśé '{ $phase }' { $seat } ďéćíďéś
ninja-all-stars-nothing-to-do = ŧħéŕé íś ńóŧħíńǧ ŧó ďó íń ƥħáśé '{ $phase }'
part-words = Ŵóŕďś áńď ǧéóṁéŧŕý
part-affinity = Ďíćé áńď áƒƒíńíŧý ŧéśŧś
part-facing = Ƒáćíńǧ áńď íńƒŀúéńćé žóńé
part-sight = Ŀíńé óƒ śíǧħŧ
part-activation = Ŕóúńď áńď áćŧíṽáŧíóń
part-moving = Ṁóṽéṁéńŧ áńď ďóďǧíńǧ
part-combat = Ćóṁƀáŧ
part-shooting = Ŕáńǧéď áŧŧáćķś
part-stealth = Śŧéáŀŧħ áńď śéáŕćħ
part-status = Śŧáŧúś éƒƒéćŧś
part-moon = Ṁóóń áńď ćáŕďś
part-terrain = Ŧéŕŕáíń, ŀáńŧéŕńś, śħŕíńéś
part-objects = Śéńŧŕíéś, ṁéďáŀś, ǧóáŀś, ćħéśŧś
part-abilities = Ķéýŵóŕďś áńď áƀíŀíŧíéś
part-bases = Ŀáŕǧé ƀáśéś
part-challenges = Ćħáŀŀéńǧéś áńď ṽíćŧóŕý
part-upkeep = Úƥķééƥ
part-knowledge = Íńƒóŕṁáŧíóń
part-writing = Ńóŧáŧíóń áńď ďóćúṁéńŧś
part-sizes = Śížéś áńď éďíŧíóńś
