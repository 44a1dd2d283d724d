hint-only = Ŧħéŕé íś ńó óŧħéŕ ṁóṽé.
hint-wins =
    { $case ->
        [now] Íŧ ŵíńś áŧ óńćé.
       *[later]
            { $moves ->
                [0] Íŧ ŵíńś ƀý ƒóŕćé.
                [1] Íŧ ŵíńś ƀý ƒóŕćé íń ŧħíś ṽéŕý ŧúŕń.
               *[other] Íŧ ŵíńś ƀý ƒóŕćé íń { $moves } ŧúŕńś óƒ ýóúŕś, ŧħíś óńé íńćŀúďéď.
            }
    }
hint-loses =
    { $case ->
        [all]
            Éṽéŕý ṁóṽé ŀóśéś áǧáíńśŧ ƀéśŧ ƥŀáý{ $moves ->
                [0] .
                [1] ; áƒŧéŕ ŧħíś óńé ŧħé óŧħéŕ śíďé ńééďś óńé ŧúŕń.
               *[other] ; áƒŧéŕ ŧħíś óńé ŧħé óŧħéŕ śíďé ńééďś { $moves } ŧúŕńś.
            }
       *[one]
            { $moves ->
                [0] Íŧ ŀóśéś áǧáíńśŧ ƀéśŧ ƥŀáý.
                [1] Íŧ ŀóśéś: ŧħé óŧħéŕ śíďé ŧħéń ŵíńś ŵíŧħ íŧś ńéẋŧ ŧúŕń.
               *[other] Íŧ ŀóśéś áǧáíńśŧ ƀéśŧ ƥŀáý: ŧħé óŧħéŕ śíďé ŵíńś íń { $moves } óƒ íŧś ŧúŕńś.
            }
    }
hint-draws = Íŧ ŀéáďś ŧó á ďŕáŵ ƀý ƒóŕćé.
hint-gap =
    { $case ->
        [clear] Íŧ íś ćŀéáŕŀý ŧħé ƀéśŧ: { $points } ƥéŕćéńŧáǧé ƥóíńŧś áħéáď óƒ ŧħé ńéẋŧ ṁóṽé.
        [best]
            Íŧ íś { $points ->
                [1] óńé ƥéŕćéńŧáǧé ƥóíńŧ
               *[other] { $points } ƥéŕćéńŧáǧé ƥóíńŧś
            } áħéáď óƒ ŧħé ńéẋŧ ṁóṽé.
       *[other]
            Íŧ íś { $points ->
                [1] óńé ƥéŕćéńŧáǧé ƥóíńŧ
               *[other] { $points } ƥéŕćéńŧáǧé ƥóíńŧś
            } ƀéħíńď ŧħé ƀéśŧ ṁóṽé.
    }
hint-level =
    { $case ->
        [best] Ŧħé ńéẋŧ ṁóṽé íś áƀóúŧ áś ǧóóď.
        [all] Áŀŀ óƒ ŧħéśé áŕé áƀóúŧ áś ǧóóď áś éáćħ óŧħéŕ.
       *[other] Íŧ íś áƀóúŧ áś ǧóóď áś ŧħé ƀéśŧ ṁóṽé.
    }
hint-plan = Ŧħéń { $moves }.
hint-answer = Ŧħé ƀéśŧ áńśŵéŕ íś { $move }.
hint-niwa-nearer =
    { $lines ->
        [one] { $figure } íś ŧħéń óńé ŀíńé ƒŕóṁ ŧħé éńéṁý ƀáśé.
       *[other] { $figure } íś ŧħéń { $lines } ŀíńéś ƒŕóṁ ŧħé éńéṁý ƀáśé.
    }
hint-nueby-thrown = Íŧ ŧħŕóŵś á ƥíéćé óƒ { $seat } ƀáćķ ŧó { $there }.
hint-nueby-came-home = Íŧ ƀŕíńǧś á ƥíéćé ħóṁé.
hint-nueby-entered = Íŧ ƀŕíńǧś á ńéŵ ƥíéćé íńŧó ƥŀáý.
hint-nueby-freely-entered = Íŧ ƀŕíńǧś á ńéŵ ƥíéćé íńŧó ƥŀáý.
hint-nueby-skipped = Íŧ śáṽéś á ŀáƥ.
hint-nueby-cleared = Íŧ ćŀéáŕś ŧħé ƀŀóćķáďé óƒ { $seat } áŵáý.
hint-nueby-danger =
    { $rolls ->
        [0] Áƒŧéŕ íŧ ńóƀóďý ćáń ŧħŕóŵ ýóú ŵíŧħ ŧħé ńéẋŧ ŕóŀŀ.
        [one] Óńé óƒ { $all } ŕóŀŀś ćóúŀď ŧħŕóŵ ýóú áƒŧéŕ íŧ.
       *[other] { $rolls } óƒ { $all } ŕóŀŀś ćóúŀď ŧħŕóŵ ýóú áƒŧéŕ íŧ.
    }
hint-ninja-dice-beaten =
    { $case ->
        [unseen] Íŧ ƀéáŧś ŧħé ħóúśé ŵíŧħóúŧ á ƒíǧħŧ
       *[fought] Íŧ ƀéáŧś ŧħé ħóúśé
    }, ƒóŕ { $coins ->
        [one] óńé ćóíń
       *[other] { $coins } ćóíńś
    }.
hint-ninja-dice-push =
    Ŧħŕóŵíńǧ áǧáíń ƀŕíńǧś { $push } ćóíńś óń áṽéŕáǧé{ $run ->
        [0] { "" }
       *[other] { " " }íńśŧéáď óƒ { $run }
    }{ $percent ->
        [0] , áńď ćáńńóŧ ćáƥŧúŕé ýóú.
       *[other] , áńď ćáƥŧúŕéś ýóú ŵíŧħ { $percent } %.
    }
hint-ninja-dice-ran =
    { $coins ->
        [0] Íŧ éńďś ŧħé ŧúŕń ŵíŧħóúŧ á ćóíń.
        [one] Íŧ ṁáķéś śúŕé óƒ óńé ćóíń.
       *[other] Íŧ ṁáķéś śúŕé óƒ { $coins } ćóíńś.
    }
hint-ninja-all-stars-took-medal = Íŧ ŧáķéś á ṁéďáŀ.
hint-ninja-all-stars-went-home =
    { $number ->
        [0] Íŧ ƀŕíńǧś ŧħé ṁéďáŀ ħóṁé.
       *[other] Íŧ ƀŕíńǧś { $model } ŧó ŧħé ǧóáŀ.
    }
hint-ninja-all-stars-scored =
    { $number ->
        [one] Íŧ śćóŕéś á ƥóíńŧ ƒóŕ { $seat }.
       *[other] Íŧ śćóŕéś { $number } ƥóíńŧś ƒóŕ { $seat }.
    }
hint-ninja-all-stars-lost-stealth = Áƒŧéŕ íŧ { $model } íś ńó ŀóńǧéŕ íń Śŧéáŀŧħ.
hint-ninja-all-stars-attacked = { $attack } ďíćé áŧŧáćķ, { $defence } ďéƒéńď.
hint-ninja-all-stars-shot = { $attack } ďíćé śħóóŧ, { $defence } ďéƒéńď.
