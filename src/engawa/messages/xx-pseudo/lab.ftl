cli-lab = Ṁéáśúŕé ǧáṁéś áńď ƀóŧś: ŧóúŕńáṁéńŧś ŵíŧħ ďúƥŀíćáŧé ďíćé.
cli-lab-more = Íń á ďéáŀ, ćóńŧéńďéŕś ćħáńǧé śéáŧś áńď éṽéŕý śéáŧ ķééƥś íŧś ďíćé, śó ŧħáŧ ŀúćķ ćáńćéŀś óúŧ. Éṽéŕýŧħíńǧ ƒóŀŀóŵś ƒŕóṁ --śééď; óńŀý --śéćóńďś ṁáķéś íŧ ďéƥéńď óń ŧħé ṁáćħíńé. Ćŧŕŀ-Ć śŧóƥś áńď śħóŵś ŵħáŧ ŧħéŕé íś.
cli-lab-duel = Ŀéŧ ŧŵó ćóńŧéńďéŕś ƥŀáý, áńď śáý ħóŵ óƒŧéń ŧħé ƒíŕśŧ óńé ŵíńś.
cli-lab-ladder = Ŀéŧ éṽéŕý ŀéṽéŀ ƥŀáý ŧħé óńé ƀéŀóŵ íŧ áńď ŧħé áńćħóŕś, áńď ŕáŧé ŧħéṁ.
cli-lab-luck = Éśŧíṁáŧé ħóŵ ṁúćħ óƒ á ŕéśúŀŧ ŧħé śéáŧ áńď íŧś ďíćé ďéćíďé.
cli-word-one = ÓŃÉ
cli-word-other = ÓŦĦÉŔ
cli-word-levels = ĿÉṼÉĿ,…
cli-word-seconds = Ś
cli-argument-one = á ćóńŧéńďéŕ: { $contenders }
cli-argument-other = ŧħé ćóńŧéńďéŕ óń áŀŀ óŧħéŕ śéáŧś
cli-argument-lucky = ŧħé ƒíŕśŧ ćóńŧéńďéŕ: { $contenders }; ŵíŧħóúŧ íŧ, ṁáśŧéŕ
cli-argument-luckless = ŧħé ćóńŧéńďéŕ óń áŀŀ óŧħéŕ śéáŧś; ŵíŧħóúŧ íŧ, ǧŕééďý
cli-option-lab-levels = ŧħé ŀéṽéŀś, ƒŕóṁ ŵéáķ ŧó śŧŕóńǧ ({ $levels })
cli-option-lab-pairs = ħóŵ ṁáńý ďéáŀś óƒ éáćħ ƥáíŕíńǧ: éṽéŕý śéáŧ íś ŧáķéń óńćé, śó ŧŵó ƥŀáýéŕś ṁáķé íŧ ƥáíŕś (100)
cli-option-lab-nodes = ńóďéś óŕ śíṁúŀáŧíóńś ƒóŕ á ṁóṽé; ŵíŧħóúŧ íŧ, ŧħóśé óƒ ŧħé ŀéṽéŀ
cli-option-lab-seconds = śéćóńďś ƒóŕ á ṁóṽé áŧ ṁóśŧ
cli-option-lab-seed = ƒŕóṁ ŵħíćħ áŀŀ ďéáŀś ƒóŀŀóŵ (1)
cli-option-lab-opening = ṁóṽéś áŧ ŕáńďóṁ ƀéƒóŕé ŧħé ćóńŧéńďéŕś ŧáķé óṽéŕ; ŵíŧħóúŧ íŧ 2 ŵħéŕé á ǧáṁé ħáś ńó ćħáńćé, éŀśé 0
cli-option-lab-jobs = ƥŕóćéśśéś ŧó ƥŀáý íń; ŵíŧħóúŧ íŧ, óńé ƒóŕ éáćħ ƥŕóćéśśóŕ
cli-option-lab-rows = ķééƥ éáćħ ṁáŧćħ áś á ŕóŵ óƒ ǰŚÓŃ íń ŧħíś ƒíŀé, áńď ǧó óń ƒŕóṁ ŵħáŧ íś ŧħéŕé
cli-option-lab-write = ƥúŧ ŧħé ŕéƥóŕŧ íńŧó ŧħíś ƥáǧé, íń ŧħé ƥŀáćé óƒ ŧħé ŀáśŧ óńé óƒ íŧś ķíńď
lab-compiling = { $game }: ćóṁƥíŀíńǧ …
lab-playing = { $deals } ďéáŀś
lab-deals =
    { $deals ->
        [one] { $deals } ďéáŀ
       *[other] { $deals } ďéáŀś
    }, { $matches ->
        [one] { $matches } ṁáŧćħ
       *[other] { $matches } ṁáŧćħéś
    }
lab-score = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-step = { $value } ({ $low } … { $high })
lab-rating = { $value } ± { $reach }
lab-duel = { $one } áǧáíńśŧ { $other }: { $score }, { $points } ƥóíńŧś
lab-time = Śéćóńďś ƒóŕ á ṁóṽé: { $one } { NUMBER($first, minimumFractionDigits: 3, maximumFractionDigits: 3) }, { $other } { NUMBER($second, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
lab-level = ŀéṽéŀ
lab-below = áǧáíńśŧ ŧħé ŀéṽéŀ ƀéŀóŵ
lab-points = śŧéƥ
lab-against = áǧáíńśŧ { $name }
lab-elo = Éŀó
lab-measure = ṁéáśúŕé
lab-value = ṽáŀúé
lab-same = ŧħé śáṁé śéáŧ ŵíńś áǧáíń
lab-decided = éẋƥŀáíńéď ƀý śéáŧ áńď ďíćé
lab-ceiling = ćéíŀíńǧ
lab-interval = Íńŧéŕṽáŀś ħóŀď 95 % óƒ ŧħé ŧíṁé; ďéáŀś áŕé ŧħé úńíŧ.
lab-stopped = Śŧóƥƥéď áƒŧéŕ { $done } óƒ { $deals } ďéáŀś.
lab-not-written = { $where } íś ŀéƒŧ áś íŧ ŵáś.
lab-written = { $where } ħáś ŧħé ŕéƥóŕŧ.
lab-no-row = { $where }: éẋƥéćŧéď á ŕóŵ óƒ á ŧóúŕńáṁéńŧ, ǧóŧ śóṁéŧħíńǧ éŀśé
lab-expected-levels = ŧŵó ćóńŧéńďéŕś óŕ ṁóŕé, śéƥáŕáŧéď ƀý ćóṁṁáś
lab-expected-seconds = śéćóńďś, áƀóṽé 0 áńď úƥ ŧó { $most }
lab-alone = { $one } áńď { $other }: éẋƥéćŧéď ŧŵó ďíƒƒéŕéńŧ ćóńŧéńďéŕś
