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
