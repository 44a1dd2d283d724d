editions-title = Éďíŧíóńś
editions-of = Éďíŧíóńś óƒ { $title }
editions-about = Ŧħé ƥíćŧúŕéś óƒ ŧħé ƀóẋéś áŕé ŀóśŧ, śó ƒáćéś óƒ ďíćé, ŧíŀéś, ƀóáŕďś áńď ńúṁƀéŕś ħéŕé áŕé ƥáŕŧŀý óúŕś. Ŧýƥé íń ŵħáŧ íś ƥŕíńŧéď ďíƒƒéŕéńŧŀý íń ýóúŕ ƀóẋ. Ŵħáŧ ýóú ṁáķé śŧáýś íń ŧħíś ƀŕóŵśéŕ; á ṁáŧćħ ŧħáŧ ýóú ṁáķé ŵíŧħ íŧ ŧáķéś íŧ áŀóńǧ.
editions-new = Ńéŵ éďíŧíóń
editions-open = Óƥéń á ƒíŀé
editions-remove = Ŕéṁóṽé “{ $name }”
editions-name = Ńáṁé óƒ ŧħé éďíŧíóń
editions-name-new = Ṁý ƀóẋ { $number }
editions-unchanged = Áś íŧ ćóṁéś: ńóŧħíńǧ íś ćħáńǧéď ýéŧ.
editions-changes =
    { $count ->
        [one] { $count } ćħáńǧé
       *[other] { $count } ćħáńǧéś
    }
editions-way = Ćħáńǧé íŧ
editions-way-form = ƀý ħáńď
editions-way-text = áś á ƒíŀé (ŦÓṀĿ)
editions-text = Ŧħé éďíŧíóń áś á ƒíŀé
editions-save = Śáṽé áś á ƒíŀé
editions-play = Ƥŀáý ŵíŧħ íŧ
editions-picture = Ħóŵ íŧ ŀóóķś óń ŧħé ƀóáŕď
editions-ninja-dice-house = Ħóúśé ďíé: íŧś śíẋ ƒáćéś
editions-ninja-dice-skill = Śķíŀŀ ďíé: íŧś śíẋ ƒáćéś
editions-ninja-dice-threat = Ŧħŕéáŧ ďíé: íŧś śíẋ ƒáćéś
editions-ninja-dice-face = Ƒáćé { $number }
editions-ninja-dice-rounds = Ħóúśé ďíćé íń ŧħé ŧħŕéé ŕóúńďś
editions-ninja-dice-round = Ħóúśé ďíćé íń ŕóúńď { $number }
editions-ninja-dice-coins = Ćóíńś óƒ { $coin }
editions-niwa-tiles = Ǧáŕďéń ŧíŀéś: { $count } óƒ 12
editions-niwa-tile = Ŧíŀé { $name }
editions-niwa-count = Ħóŵ óƒŧéń íŧ íś íń ŧħé ƀóẋ
editions-niwa-base = Ŵíŧħ á ƀáśé
editions-niwa-remove = Ŕéṁóṽé ŧíŀé { $name }
editions-niwa-add = Áńóŧħéŕ ķíńď óƒ ŧíŀé
editions-niwa-ring = Ŀíńé { $number } áŕóúńď ŧħé ṁíďďŀé: { $colour }
editions-niwa-spoke = Ŀíńé { $number } óṽéŕ ŧħé éďǧé: { $colour }
editions-niwa-colour =
    { $letter ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
        [O] óŕáńǧé
       *[other] úńķńóŵń
    }
editions-niwa-show = Śħóŵ
editions-niwa-random = á ƒáíŕ ǧáŕďéń, ƀý ćħáńćé
editions-niwa-gardens = Ǧáŕďéńś
editions-niwa-garden-name = Ńáṁé óƒ ŧħé ǧáŕďéń
editions-niwa-garden-keep = Ķééƥ íŧ íń ŧħé éďíŧíóń
editions-niwa-garden-new = Ŀáý áńóŧħéŕ ǧáŕďéń
editions-word =
    { $word ->
        [mv] Ṁóṽéṁéńŧ
        [at] Áŧŧáćķ
        [df] Ďéƒéńćé
        [koban] Ķóƀáń
        [cap] Ķóƀáń óƒ á ćŀáń ŧéáṁ, áŧ ṁóśŧ
        [keywords] Ķéýŵóŕďś áńď áƀíŀíŧíéś
        [ranged] Ŕáńǧé áńď éẋŧŕá ďíćé
        [copies] Ćóƥíéś
        [element] Éŀéṁéńŧ
        [gain] Ħóŵ ṁúćħ íŧ ǧíṽéś
        [matched] Ŵíŧħ ŧħé ṁóóń
        [reach] Ħóŵ ƒáŕ íŧ ŕéáćħéś
        [allowed] Ńíńǰá óń ŧħé ƀóáŕď ŵíŧħ 2, 3, 4 ƥŀáýéŕś
        [rounds] Ŕóúńďś óƒ ŧħé ćħáŀŀéńǧéś
        [sentry] Śáṁúŕáí śéńŧŕý
        [classes] Ćŀáśśéś
        [abilities] Áƀíŀíŧíéś
        [teams] Ŧéáṁś
        [heroes] Ħéŕóéś áńď ŕóńíń
        [cards] Ṁóóń ćáŕďś
        [places] Ƥŀáćéś óń ŧħé ƀóáŕď
        [quick] Ꝗúíćķ śéŧ-úƥ
        [chest] Ćóńŧéńŧś óƒ ŧħé ćħéśŧś
        [challenges] Ćħáŀŀéńǧéś
        [numbers] Ńúṁƀéŕś
        [custom] Ćŀáń ŧéáṁś: ŀéáśŧ áńď ṁóśŧ
        [clan] Ćŀáń
        [affinities] Áƒƒíńíŧíéś
        [spirit] Śƥíŕíŧ
        [water] Ŵáŧéŕ
        [earth] Éáŕŧħ
        [void] Ṽóíď
        [fire] Ƒíŕé
        [air] Áíŕ
        [chunin] Ćħúńíń
        [kaiken] Ķáíķéń
        [yajiri] Ýáǰíŕí
        [kunoichi] Ķúńóíćħí
        [madoushi] Ṁáďóúśħí
        [courtyard] Ćóúŕŧýáŕď
        [village] Ṽíŀŀáǧé
        [hill] Ħíŀŀ
        [chests] Ćħéśŧś
        [medals] Ṁéďáŀś
        [goals] Ǧóáŀś
        [lanterns] Ŀáńŧéŕńś
        [shrines] Śħŕíńéś
        [slots] Ďéƥŀóýṁéńŧ
        [order] Óŕďéŕ
        [medal] Ṁéďáŀ
        [scroll] Śćŕóŀŀ
        [charm] Ćħáŕṁ
        [trap] Ŧŕáƥ
        [komuso] Ķóṁúśó
        [hand] Ćáŕďś áŧ ŧħé śŧáŕŧ
       *[other] { $word }
    }
editions-stars-terrain =
    { $letter ->
        [open] óƥéń
        [d] ďéƥŀóýṁéńŧ
        [rough] ŕóúǧħ
        [T] ƒóŀíáǧé
        [roof] éŀéṽáŧéď
        [wall] ŵáŀŀ
       *[other] { $letter }
    }
editions-stars-brush = Ŧéŕŕáíń
editions-stars-turned = Ƥáíńŧ áŀŀ ƒóúŕ ʠúáŕŧéŕś áŀíķé
editions-stars-board = Ɓóáŕď: { $name }
editions-stars-paint = Ŧáƥ óŕ ďŕáŵ óṽéŕ ŧħé śƥáćéś
editions-name-taken = Áńóŧħéŕ óńé íś ćáŀŀéď ŧħáŧ áŀŕéáďý, óŕ ŧħéŕé íś ńó ńáṁé
editions-stars-boards = Ɓóáŕďś
editions-stars-board-name = Ńáṁé óƒ ŧħé ƀóáŕď
editions-stars-board-new = ƀóáŕď
editions-stars-board-add = Áďď á ƀóáŕď
editions-stars-board-remove = Ŕéṁóṽé ŧħé ƀóáŕď { $name }
editions-stars-columns = Ćóŀúṁńś
editions-stars-rows = Ŕóŵś
editions-stars-team-name = Ńáṁé óƒ ŧħé ŧéáṁ
editions-stars-team-new = ŧéáṁ
editions-stars-team-add = Áďď á ŧéáṁ
editions-stars-team-remove = Ŕéṁóṽé ŧħé ŧéáṁ { $name }
editions-stars-clan-new = ćŀáń
editions-stars-leader = Ŀéáďéŕ
editions-stars-messengers = Ćáń ƀé ṁéśśéńǧéŕś
editions-stars-choice = Ŵħáŧ á ŀéáďéŕ ćáń ćħóóśé
editions-stars-total = Śħŕíńé ŧéáṁ: { $count } ńíńǰá, { $koban } Ķóƀáń
editions-stars-class-name = Ńáṁé óƒ ŧħé ćŀáśś
editions-stars-class-new = ćŀáśś
editions-stars-class-add = Áďď á ćŀáśś
editions-stars-class-remove = Ŕéṁóṽé ŧħé ćŀáśś { $name }
editions-stars-count = Íń ŧħé śħŕíńé ŧéáṁ
editions-stars-bow = Ŕáńǧéď áŧŧáćķ
editions-stars-large = Ŀáŕǧé ƀáśé
editions-stars-hero-name = Ńáṁé óƒ ŧħé ħéŕó
editions-stars-hero-new = ħéŕó
editions-stars-hero-add = Áďď á ħéŕó
editions-stars-hero-remove = Ŕéṁóṽé ŧħé ħéŕó { $name }
editions-stars-clans = Óƥéń ŧó ŧħé ćŀáńś
editions-stars-cards = { $count } óƒ áŧ ṁóśŧ 255 ćáŕďś
editions-stars-rest = Ćáŕďś áńď ńúṁƀéŕś
editions-nueby-board = Ɓóáŕď
editions-nueby-colours = { $count } ćóŀóúŕś
editions-nueby-ring-r = Ƒíéŀďś óƒ ŧħé óúŧéŕ ŕíńǧ
editions-nueby-ring-i = Ƒíéŀďś óƒ ŧħé íńńéŕ ŕíńǧ
editions-nueby-track = Śŧéƥś óƒ ŧħé ƀŀóćķáďé ŧŕáćķ
editions-nueby-tool = Ŵħáŧ ýóú ŀáý ďóŵń
editions-nueby-colour = Ćóŀóúŕ
editions-nueby-length = Ƒíéŀďś óƒ ŧħé ƥáŧħ
editions-nueby-plan = Ŧħé ƀóáŕď: ŧáƥ ƒíéŀďś
editions-nueby-remove = Ŕéṁóṽé { $way }
editions-nueby-rest = Śéáŧś áńď ŵáýś áś ŧéẋŧ
editions-nueby-seats = Ćóŀóúŕś ŧáķéń ƀý 2, 3 … ƥŀáýéŕś
editions-nueby-ways = Ŵáýś
editions-nueby-entry = éńŧŕý
editions-nueby-inner_entry = íńńéŕ éńŧŕý
editions-nueby-goal = ǧóáŀ ŀáńé
editions-nueby-arrow = áŕŕóŵ
editions-nueby-side = śíďé ƥáŧħ
editions-nueby-short = śħóŕŧćúŧ
editions-nueby-lane = éńŧŕý ŀáńé
editions-nueby-mark = ṁáŕķéď ƒíéŀď
editions-nueby-arrow_field = áŕŕóŵ ƒíéŀď
editions-nueby-region = ƀéǧíńńíńǧ óƒ ŧħé ŕéǧíóń
editions-nueby-hint-0 = Ŧáƥ ŧħé ƒíéŀď ŵħéŕé íŧ ƀéǧíńś: { $what }.
editions-nueby-hint-1 = Ńóŵ ŧáƥ ŧħé ƒíéŀď ŵħéŕé íŧ éńďś: { $what }.
