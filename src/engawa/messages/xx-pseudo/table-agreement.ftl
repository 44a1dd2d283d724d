web-help-choice = Ħéŀƥ íń ŧħíś ṁáŧćħ
web-help-hints = Ħíńŧś
web-help-hints-hint = Áńýƀóďý ṁáý áśķ ƒóŕ ǧóóď ṁóṽéś; ŧħé ŀóǧ ŧéŀŀś ŵħó ďíď
web-help-coach = Ćóáćħ
web-help-coach-hint = Ńúṁƀéŕś ƒóŕ ŧħé ńéẋŧ ŧħŕóŵ, ƒóŕ éṽéŕýƀóďý
web-help-undo = Ƒŕéé úńďó
web-help-undo-hint = Ýóúŕ óŵń śŧéƥ ŵíŧħóúŧ áśķíńǧ, áś ŀóńǧ áś ńóƀóďý éŀśé ħáś ħáď ŧħé ṁóṽé áńď ŧħéŕé íś ńó ćŀóćķ
web-agreed-help =
    { $count ->
        [0] Ńó ħéŀƥ: ńó ħíńŧś, áńď úńďó óńŀý íƒ ŧħé óŧħéŕś áǧŕéé.
       *[other] Áŀŀóŵéď: { $help }.
    }
web-agreed-hints = ħíńŧś
web-agreed-coach = ŧħé ćóáćħ
web-agreed-undo = ƒŕéé úńďó
web-no-hints = Ŧħíś ṁáŧćħ íś ƥŀáýéď ŵíŧħóúŧ ħíńŧś, áś áǧŕééď.
web-told-hint = { $name } ŧáķéś á ħíńŧ.
web-told-coach = { $name } ƥŀáýś ŵíŧħ ŧħé ćóáćħ.
web-told-undo = { $name } ŧáķéś ƀáćķ.
web-told-draw = { $name } óƒƒéŕś á ďŕáŵ.
web-told-draw-refused = { $name } ŵóúŀď ŕáŧħéŕ ƥŀáý óń.
web-told-resigned = { $name } ŕéśíǧńś.
web-told-drawn = Á ďŕáŵ íś áǧŕééď.
web-told-aborted = { $name } ćáŀŀś ŧħé ṁáŧćħ óƒƒ.
web-end-match = Éńď ŧħé ṁáŧćħ
web-resign = Ŕéśíǧń
web-sure-resign =
    { $case ->
        [over] Ŕéáŀŀý ŕéśíǧń? Ŧħé ṁáŧćħ íś óṽéŕ ŧħéń.
        [bot] Ŕéáŀŀý ŕéśíǧń? Á ƀóŧ ƥŀáýś óń ƒóŕ ýóú.
       *[idle] Ŕéáŀŀý ŕéśíǧń? Ýóúŕ śéáŧ ŵíŀŀ ďó óńŀý ŵħáŧ íŧ ṁúśŧ.
    }
web-sure-resign-name = Ďóéś { $name } ŕéáŀŀý ŕéśíǧń?
web-draw-offer = Óƒƒéŕ á ďŕáŵ
web-sure-draw = Óƒƒéŕ éṽéŕýƀóďý á ďŕáŵ?
web-draw-asked = { $name } óƒƒéŕś á ďŕáŵ.
web-abort = Ćáŀŀ íŧ óƒƒ
web-sure-abort = Ćáŀŀ ŧħíś ṁáŧćħ óƒƒ ƀéƒóŕé íŧ ħáś ƀéǧúń?
web-yes-resign = Ŕéśíǧń
web-yes-draw = Óƒƒéŕ
web-yes-abort = Ćáŀŀ óƒƒ
web-ended-resigned =
    { $count ->
        [one] { $names } ħáś ŕéśíǧńéď.
       *[other] { $names } ħáṽé ŕéśíǧńéď.
    }
web-ended-resigned-you = Ýóú ħáṽé ŕéśíǧńéď.
web-ended-drawn = Ýóú áǧŕééď óń á ďŕáŵ.
web-ended-aborted = Ćáŀŀéď óƒƒ ƀéƒóŕé ŧħé ƒíŕśŧ ṁóṽé; ńóƀóďý ħáś ŀóśŧ.
web-aborted = Ćáŀŀéď óƒƒ
web-resigned = ŕéśíǧńéď
web-leaver = Íƒ śóṁéƀóďý ŕéśíǧńś
web-leaver-bot = á ƀóŧ ƥŀáýś óń
web-leaver-idle = ŧħé śéáŧ ŕéśŧś
web-clock-choice = Ćŀóćķ: ṁíńúŧéś ƒóŕ ŧħé ṁáŧćħ + śéćóńďś á ŧúŕń
web-clock-own = Óŵń ŧíṁé
web-clock-days-choice = Ďáýś á ŧúŕń
web-clock-own-minutes = Ṁíńúŧéś ƒóŕ ŧħé ṁáŧćħ
web-clock-own-increment = Śéćóńďś ṁóŕé á ŧúŕń
web-clock-own-days = Ďáýś ƒóŕ éáćħ ŧúŕń
web-clock-days-tip =
    { $days ->
        [one] Óńé ďáý ƒóŕ éáćħ ŧúŕń
       *[other] { $days } ďáýś ƒóŕ éáćħ ŧúŕń
    }
web-time-days =
    { $hours ->
        [0]
            { $days ->
                [one] 1 ďáý
               *[other] { $days } ďáýś
            }
       *[other] { $days } ď { $hours } ħ
    }
web-time-hours = { $hours } ħ { $minutes } ṁíń
web-agreed-clock-none = Ńó ćŀóćķ.
web-agreed-clock = Ŵíŧħ á ćŀóćķ: { $minutes } ṁíńúŧéś, áńď { $increment } śéćóńďś ṁóŕé ŵíŧħ éṽéŕý ŧúŕń.
web-agreed-days =
    { $days ->
        [one] Óṽéŕ ďáýś: óńé ďáý ƒóŕ éáćħ ŧúŕń.
       *[other] Óṽéŕ ďáýś: { $days } ďáýś ƒóŕ éáćħ ŧúŕń.
    }
web-levels-each = Éáćħ ƀóŧ íŧś óŵń
web-elsewhere = ńóŧ ħéŕé ǰúśŧ ńóŵ
web-matches-waiting =
    { $count ->
        [one] Ṁý ṁáŧćħéś: íŧ íś ýóúŕ ŧúŕń íń óńé
       *[other] Ṁý ṁáŧćħéś: íŧ íś ýóúŕ ŧúŕń íń { $count }
    }
web-waits-for-you = Ýóúŕ ŧúŕń: { $title }
web-left = { $time } ŀéƒŧ
web-invited-by = { $name } íńṽíŧéś ýóú
web-invited-by-somebody = Ýóú áŕé íńṽíŧéď
web-invited-to = ŧó á ṁáŧćħ óƒ { $title }.
web-invited-minutes = Íŧ ŧáķéś áƀóúŧ { $minutes } ṁíńúŧéś.
web-invited-who = Áŧ ŧħé ŧáƀŀé
web-invited-seat = { $name }: { $seat }
web-invited-how = Ħóŵ íŧ ǧóéś
web-invited-rules = Ŕéáď áŀŀ ŧħé ŕúŀéś
web-invited-agreed = Ŵħáŧ íś áǧŕééď
web-invited-object = Í ŵóúŀď ŕáŧħéŕ ńóƀóďý ħáď ħéŀƥ
web-invited-name = Ŵħáŧ íś ýóúŕ ńáṁé?
web-invited-sit = Ŧáķé ýóúŕ śéáŧ
web-guest-came = { $name } íś ħéŕé.
web-goal-niwa = Ŧħŕéé ƒíǧúŕéś ćáŕŕý ćóŀóúŕéď ƀéáďś. Á ƒíǧúŕé ćŕóśśéś á ŀíńé íń ŧħé ćóŀóúŕ óƒ íŧś ŧóƥ ƀéáď áńď ƥáśśéś ŧħáŧ ƀéáď ŧó áńóŧħéŕ ƒíǧúŕé óƒ ýóúŕś. Ŵħóéṽéŕ ƒíŕśŧ ŕéáćħéś ŧħé ƀáśé óń ŧħé óŧħéŕ śíďé ŵíńś.
web-goal-ninja-dice = Ŵħóśé ŧúŕń íŧ íś ƀŕéáķś íńŧó á ħóúśé: ýóúŕ ďíćé ƀéáŧ ǧúáŕďś, ŕéśíďéńŧś áńď ŀóćķś. Ŕóŀŀíńǧ óń ṁáý ƀŕíńǧ ṁóŕé ŧŕéáśúŕé óŕ ćóśŧ íŧ áŀŀ, ƒóŕ ŧħé óŧħéŕś ŧħŕóŵ ŧóó. Ṁóśŧ ŧŕéáśúŕé áŧ ŧħé éńď ŵíńś.
web-goal-ninja-all-stars = Éáćħ śíďé ŀéáďś á śṁáŀŀ ćŀáń óƒ ńíńǰá áćŕóśś á ćóúŕŧýáŕď áŧ ńíǧħŧ. Ṁóṽé, śńéáķ, ƒíǧħŧ; ŧħé ćħáŀŀéńǧé óƒ ŧħé ńíǧħŧ śáýś ŵħáŧ śćóŕéś. Ṁóśŧ ƥóíńŧś áŧ ŧħé éńď ŵíń.
web-goal-nueby = Á ŕáćé: ŕóŀŀ ŧħé ďíé áńď ṁóṽé á ƥíéćé óƒ ýóúŕś. Ŀáńďíńǧ óń śóṁéƀóďý éŀśé'ś ƥíéćé ŧħŕóŵś íŧ ƀáćķ. Ŵħóéṽéŕ ƒíŕśŧ ħáś áŀŀ ƥíéćéś ħóṁé ŵíńś.
