cli-analyse = Áńáŀýśé á ṁáŧćħ ŕéćóŕď: ŵħáŧ éáćħ ṁóṽé ćóśŧ, ŵħáŧ éáćħ ŕóŀŀ ƀŕóúǧħŧ, ŵħéŕé ŧħé ṁáŧćħ ŧúŕńéď.
cli-analyse-more = Ćŧŕŀ-Ć śŧóƥś íŧ, áńď ŵħáŧ íś ķńóŵń ƀý ŧħéń íś śħóŵń. Ŧħé śáṁé ŕéćóŕď áńď ńóďéś ǧíṽé ŧħé śáṁé áńśŵéŕ.
cli-hint = Śħóŵ ŧħé ƀéśŧ ṁóṽéś óƒ á ƥóśíŧíóń, ŵíŧħ ŧħé ćħáńćé óƒ ŵíńńíńǧ áńď ŵħý.
cli-option-nodes = ħóŵ ćŀóśéŀý éáćħ ƥóśíŧíóń íś ŀóóķéď áŧ; ŧħé ṁóŕé, ŧħé ŀóńǧéŕ íŧ ŧáķéś
cli-table-hint = ħíńŧ
cli-table-hint-does = ŧħé ƀéśŧ ṁóṽéś, áńď ŵħý
hint-nobody = ńóƀóďý íś ŧó ṁóṽé ħéŕé: á ħíńŧ íś ƒóŕ á ƥóśíŧíóń íń ŵħíćħ śóṁéƀóďý íś
hint-thinking = Ŀóóķíńǧ áħéáď …
analyse-first = { $game }: ƒíŕśŧ ŀóóķ …
analyse-second = { $game }: śéćóńď ŀóóķ …
analyse-nothing = Ńóŧħíńǧ íś ķńóŵń ýéŧ, śó ŧħéŕé íś ńóŧħíńǧ ŧó śħóŵ.
analyse-title =
    { $game } · { $plies ->
        [one] { $plies } ƥŀý
       *[other] { $plies } ƥŀíéś
    }
analyse-stopped = Śŧóƥƥéď: { $known } óƒ { $plies } ƥŀíéś áŕé ķńóŵń, áńď ńóŧ áŀŀ óƒ ŧħéṁ ŵéŕé ŀóóķéď áŧ ŧŵíćé.
analyse-start = śŧáŕŧ
analyse-luck = ŀúćķ
analyse-skill = śķíŀŀ
analyse-others = óŧħéŕś
analyse-hindsight = ħíńďśíǧħŧ
analyse-end = éńď
analyse-decisions = ďéćíśíóńś
analyse-best = ƀéśŧ
analyse-good = ǧóóď
analyse-slip = śŀíƥś
analyse-mistake = ṁíśŧáķéś
analyse-blunder = ƀŀúńďéŕś
analyse-turning = Ŧúŕńíńǧ ƥóíńŧś
analyse-swing =
    { $grade ->
        [luck] Ɓáď ŀúćķ ƒóŕ { $who }: ṁíńúś
        [blunder] Á ƀŀúńďéŕ. Ćóśŧ ƒóŕ { $who }:
        [mistake] Á ṁíśŧáķé. Ćóśŧ ƒóŕ { $who }:
        [slip] Á śŀíƥ. Ćóśŧ ƒóŕ { $who }:
       *[other] Ćóśŧ ƒóŕ { $who }:
    } { $swing ->
        [1] óńé ƥéŕćéńŧáǧé ƥóíńŧ.
       *[other] { $swing } ƥéŕćéńŧáǧé ƥóíńŧś.
    }
analyse-line =
    { $case ->
        [luck] Ɓéśŧ ŧħéń:
       *[move] Ɓéŧŧéŕ:
    } { $line }
