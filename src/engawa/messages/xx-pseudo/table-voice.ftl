web-spoken = Ŵħáŧ ħáƥƥéńś
web-skip = Śķíƥ
web-skip-tip = Śħóŵś áŧ óńćé ħóŵ íŧ śŧáńďś ńóŵ
web-box-doubtful = Éńŧéŕ óńćé ṁóŕé śéńďś íŧ áś á ṁéśśáǧé; Éść ŀéáṽéś íŧ.
web-box-wait = Ŧħáŧ ħáś ŧó ŵáíŧ úńŧíŀ áŀŀ ƀéƒóŕé íŧ ħáś ƀééń śħóŵń. Éńŧéŕ ŧŕíéś áǧáíń.
web-command-more = áńď { $count } ṁóŕé
web-no-clock = Ŧħíś ṁáŧćħ ħáś ńó ćŀóćķ.
web-clock-of = { $name }: { $minutes } ṁíń { $seconds } ś
web-command-help = ħéŀƥ: ŧħéśé ćóṁṁáńďś
web-command-legal = ŀéǧáŀ: áŀŀ ṁóṽéś ŧħáŧ Í ćáń ƥŀáý
web-command-from = ƒŕóṁ Ķ1: ṁóṽéś óƒ á ƥíéćé, á ƒíéŀď óŕ á ďíé
web-command-where = ŵħéŕé: ṁý ƥíéćéś; ŵħéŕé óŧħéŕś, ŵħéŕé Íśħí: ŧħóśé óƒ ŧħé óŧħéŕś
web-command-last = ŀáśŧ: ŵħáŧ ħáƥƥéńéď śíńćé ṁý ŀáśŧ ŧúŕń
web-command-turn = ŧúŕń: ŵħóśé ŧúŕń íŧ íś áńď ŵħáŧ íś áśķéď
web-command-clock = ćŀóćķ: ŧħé ŧíṁé ŀéƒŧ
web-command-rules = ŕúŀéś, ŕúŀéś ŃÍ-6: ŧħé ŕúŀéś, á śíńǧŀé ŕúŀé
web-command-undo = úńďó: ŧáķé ƀáćķ
web-command-throw = ŧħŕóŵ: ŀéŧ ŧħé ďíćé ŕóŀŀ
web-command-skip = śķíƥ: śéé áŧ óńćé ħóŵ íŧ śŧáńďś
web-command-hint = ħíńŧ: áśķ ƒóŕ á ħíńŧ
web-command-say = śáý ħéŀŀó, óŕ , ħéŀŀó: á ṁéśśáǧé ŧó ŧħé óŧħéŕś
web-chat-unread = ńéŵ ṁéśśáǧéś
web-scan-none = Ńóŧħíńǧ ŀíéś ŧħáŧ ŵáý.
web-commands = Ŧħé ƀóẋ ƒóŕ ṁóṽéś úńďéŕśŧáńďś
web-key-o = Ó
web-key-o-does = ŧéŀŀ ŵħéŕé ŧħé óŧħéŕś’ ƥíéćéś áŕé
web-key-f = Ƒ
web-key-f-does = ŧéŀŀ ŵħáŧ ćáń ƀé ƥŀáýéď ƒŕóṁ ŧħíś ƒíéŀď
web-key-n = Ń, Ɓ
web-key-n-does = ŧó ŧħé ńéẋŧ ƒíéŀď ŧħáŧ ćáń ƀé ƥŀáýéď, óŕ ƀáćķ
web-key-scan = Śħíƒŧ + áŕŕóŵ
web-key-scan-does = ŧéŀŀ ŵħáŧ ŀíéś ŧħáŧ ŵáý
web-key-c = Ć
web-key-c-does = ŧéŀŀ ŧħé ŧíṁé ŀéƒŧ
web-letters-off = Ŀéŧŧéŕś áŕé śŵíŧćħéď óƒƒ áś ķéýś; ŧħé śéŧŧíńǧś śŵíŧćħ ŧħéṁ óń.
web-setting-letters = Ŀéŧŧéŕś áś ķéýś
web-setting-letters-hint = Ú ŧáķéś ƀáćķ, Ŀ śħóŵś ŧħé ŀáśŧ ṁóṽé, áńď śó óń; óƒƒ ƒóŕ ŵħóéṽéŕ ďíćŧáŧéś
web-speech = Śƥééćħ ƒóŕ śćŕééń ŕéáďéŕś
web-speech-full = Śéńŧéńćéś
web-speech-terse = Ŧéŕśé
web-speech-hint = Ŧéŕśé śáýś ṁóṽéś áś ŧħéý áŕé ŵŕíŧŧéń, áńď ńóŧħíńǧ ƀúŧ ŵħóśé ŧúŕń íŧ íś.
web-choices =
    { $more ->
        [0] Ćħóíćéś: { $choices }
       *[other] { $count } ćħóíćéś: { $choices } áńď { $more } ṁóŕé
    }
web-choice-chosen = { $name }, ćħóśéń
