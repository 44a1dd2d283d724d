bot-novice = ńóṽíćé ƀóŧ
bot-casual = ćáśúáŀ ƀóŧ
bot-skilled = śķíŀŀéď ƀóŧ
bot-strong = śŧŕóńǧ ƀóŧ
bot-master = ṁáśŧéŕ ƀóŧ
bot-greedy = ǧŕééďý ƀóŧ
bot-random = ŕáńďóṁ ƀóŧ
bot-idle = íďŀé ƀóŧ
cli-usage = Úśáǧé
cli-commands = Ćóṁṁáńďś
cli-arguments = Áŕǧúṁéńŧś
cli-options = Óƥŧíóńś
cli-everywhere = Éṽéŕýŵħéŕé
cli-word-command = ĆÓṀṀÁŃĎ
cli-word-options = [ÓƤŦÍÓŃŚ]
cli-word-game = ǦÁṀÉ
cli-word-source = ŚÓÚŔĆÉ
cli-word-file = ƑÍĿÉ
cli-word-data = ƑÍĿÉ_ÓŔ_ÚŔĿ
cli-word-move = ṀÓṼÉ
cli-word-rules = ǦÁṀÉ|ĆĿÁÚŚÉ
cli-word-pair = ĶÉÝ=ṼÁĿÚÉ
cli-word-number = Ń
cli-word-bot = [ŚÉÁŦ=]ƁÓŦ
cli-engawa = Ɓóáŕď ǧáṁéś óń óńé ŧáƀŀé, ŵíŧħ éṽéŕý ŕúŀé íń śíǧħŧ.
cli-engawa-more = “éńǧáŵá” áŀóńé óƥéńś ŧħé ŧáƀŀé íń ŧħé ƀŕóŵśéŕ, “éńǧáŵá --ŀáń” ƒóŕ éṽéŕýƀóďý íń ŧħé śáṁé ńéŧŵóŕķ, “éńǧáŵá ƥŀáý ńíŵá” á ǧáṁé íń ŧħé ŧéŕṁíńáŀ. “éńǧáŵá ĆÓṀṀÁŃĎ --ħéŀƥ” éẋƥŀáíńś á ćóṁṁáńď.
cli-play = Ƥŀáý íń ŧħé ŧéŕṁíńáŀ, áǧáíńśŧ ƀóŧś óŕ ŧóǧéŧħéŕ áŧ óńé śćŕééń.
cli-play-more = Ýóú śíŧ óń śéáŧ 0 áńď á śķíŀŀéď ƀóŧ óń éṽéŕý óŧħéŕ śéáŧ, úńŀéśś ýóú śáý óŧħéŕŵíśé. Áŧ ŧħé ŧáƀŀé, “ħéŀƥ” ŀíśŧś ŵħáŧ ýóú ćáń ŧýƥé.
cli-new = Ƥŕíńŧ ŧħé ƒíŕśŧ ƥóśíŧíóń óƒ á ǧáṁé, áś á ǰŚÓŃ ďóćúṁéńŧ.
cli-show = Ďŕáŵ á ƥóśíŧíóń.
cli-legal = Ŀíśŧ ŧħé ŀéǧáŀ ṁóṽéś.
cli-why = Śáý ŵħéŧħéŕ á ṁóṽé íś ŀéǧáŀ, áńď íƒ ńóŧ, ŵħíćħ ćŀáúśé óƒ ŧħé ŕúŀéś ƒóŕƀíďś íŧ.
cli-why-more = Ŧħé éẋíŧ ćóďé íś 0 ƒóŕ á ŀéǧáŀ ṁóṽé, 1 ƒóŕ áń íŀŀéǧáŀ óńé, 2 íƒ śóṁéŧħíńǧ ćáńńóŧ ƀé ŕéáď.
cli-verify = Ćħéćķ á ṁáŧćħ ŕéćóŕď: éṽéŕý ṁóṽé, áńď éṽéŕý óúŧćóṁé óƒ ćħáńćé ƒŕóṁ íŧś śééď.
cli-rules = Śħóŵ ŧħé ŕúŀéś óƒ á ǧáṁé, óŕ óńé ćŀáúśé óƒ ŧħéṁ.
cli-games = Ŀíśŧ ŧħé ǧáṁéś.
cli-offline = Ŵŕíŧé ŧħé ŵħóŀé ŧáƀŀé áś á ƒóŀďéŕ ŧħáŧ áńý ŵéƀ śéŕṽéŕ śéŕṽéś áńď ŧħáŧ ńééďś ńó óŧħéŕ.
cli-argument-folder = ŵħéŕé ŧó ŵŕíŧé íŧ; á ƒóŀďéŕ ŵíŧħ śóṁéŧħíńǧ éŀśé íń íŧ íś ŀéƒŧ áŀóńé
cli-perft = Ćóúńŧ ŧħé śéʠúéńćéś óƒ ṁóṽéś ƒŕóṁ á ƥóśíŧíóń.
cli-argument-game = { $games }
cli-argument-source = á ƒíŀé ŵíŧħ á ƥóśíŧíóń óŕ á ṁáŧćħ ŕéćóŕď, “-” ƒóŕ śŧáńďáŕď íńƥúŧ, óŕ á ǧáṁé ƒóŕ íŧś ƒíŕśŧ ƥóśíŧíóń
cli-argument-record = á ṁáŧćħ ŕéćóŕď; ŵíŧħóúŧ íŧ, óŕ ƒóŕ “-”, śŧáńďáŕď íńƥúŧ
cli-argument-move = á ṁóṽé áś “éńǧáŵá ŀéǧáŀ” ŵŕíŧéś íŧ
cli-argument-rules = á ǧáṁé ({ $games }), óŕ á ćŀáúśé śúćħ áś { $clause }
cli-option-json = óńé ǰŚÓŃ ďóćúṁéńŧ íńśŧéáď óƒ ŧéẋŧ
cli-option-option = áń óƥŧíóń óƒ ŧħé ǧáṁé; ŧħé ṽáŀúé íś ŧéẋŧ, ǰŚÓŃ, óŕ @ƑÍĿÉ ƒóŕ ǰŚÓŃ íń á ƒíŀé; ṁáý ƀé ŕéƥéáŧéď
cli-option-svg = ŧħé ƥíćŧúŕé áś ƥŀáíń ŚṼǦ, ŵŕíŧŧéń ŧó á ƒíŀé, óŕ ŵíŧħ “-” ŧó śŧáńďáŕď óúŧƥúŧ
cli-option-ours = óńŀý ŵħáŧ ŵé ďéćíďéď ŵħéŕé ŧħé ƀóóķŀéŧ íś śíŀéńŧ óŕ úńćŀéáŕ
cli-option-players = ħóŵ ṁáńý ƥŀáý
cli-option-seed = á ńúṁƀéŕ ŧħáŧ ṁáķéś ŧħé ṁáŧćħ ŕéƥéáŧáƀŀé, óŕ á śééď óƒ 64 ħéẋáďéćíṁáŀ ďíǧíŧś
cli-option-edition = ŧíŀéś, ƀóáŕďś, ďíćé óƒ ýóúŕ óŵń, áś ŦÓṀĿ
cli-option-bot = ŵħó ƥŀáýś á śéáŧ: { $bots }; ŵíŧħóúŧ á śéáŧ, éṽéŕý śéáŧ ƀúŧ 0; ṁáý ƀé ŕéƥéáŧéď
cli-option-hot-seat = ƥéóƥŀé óń áŀŀ śéáŧś, áŧ ŧħíś śćŕééń
cli-option-silent = ƀóŧś śáý ńóŧħíńǧ ƀéśíďé ŧħéíŕ ṁóṽéś
cli-option-load = ǧó óń ŵíŧħ á ṁáŧćħ ŕéćóŕď, óŕ ƒŕóṁ á ƥóśíŧíóń
cli-option-depth = ħóŵ ṁáńý ṁóṽéś ďééƥ (3)
cli-option-divide = ćóúńŧ ƒóŕ éáćħ ƒíŕśŧ ṁóṽé
cli-option-lan = ŀíśŧéń óń ŧħé ŀóćáŀ ńéŧŵóŕķ, áńď śħóŵ ŧħé áďďŕéśś áńď á ꝖŔ ćóďé
cli-option-data = ŵħéŕé ṁáŧćħéś áŕé ķéƥŧ: á ƒíŀé, óŕ ŧħé ÚŔĿ óƒ á ƤóśŧǧŕéŚꝖĿ ďáŧáƀáśé; ŵíŧħóúŧ íŧ, íń ýóúŕ ďáŧá ďíŕéćŧóŕý
cli-option-port = ŀíśŧéń áŧ ŧħíś ƥóŕŧ; ŵíŧħóúŧ íŧ, áŧ 8330 óŕ ŧħé ńéẋŧ ƒŕéé óńé
cli-option-log-json = ŵŕíŧé á ŀóǧ ŧó śŧďéŕŕ, óńé ŀíńé óƒ ǰŚÓŃ ƒóŕ éáćħ éṽéńŧ
cli-option-no-browser = ďó ńóŧ óƥéń ŧħé ƀŕóŵśéŕ
cli-option-version = ŧħé ṽéŕśíóń
cli-option-lang = ŧħé ŀáńǧúáǧé; ŵíŧħóúŧ íŧ, ŧħáŧ óƒ ýóúŕ ŀóćáŀé
cli-option-no-color = ńó ćóŀóúŕś
cli-option-help = ŧħíś ƥáǧé
cli-no-command = úńķńóŵń ćóṁṁáńď { $came }: éẋƥéćŧéď óńé óƒ { $known }
cli-no-option = úńķńóŵń óƥŧíóń { $came }: éẋƥéćŧéď óńé óƒ { $known }
cli-option-value = óƥŧíóń { $option }: á ṽáŀúé íś ṁíśśíńǧ, óŕ ŧħéŕé íś óńé ŧóó ṁáńý
cli-missing = { $what } íś ṁíśśíńǧ, śéé “{ $command } --ħéŀƥ”
cli-extra = { $came } íś óńé áŕǧúṁéńŧ ŧóó ṁáńý, śéé “{ $command } --ħéŀƥ”
cli-expected-pair = ĶÉÝ=ṼÁĿÚÉ
cli-reserved = -ó { $key }: ŧħáŧ íś ńóŧ áń óƥŧíóń óƒ á ǧáṁé
cli-no-document = éẋƥéćŧéď á ƒíŀé, á ǧáṁé óŕ á ďóćúṁéńŧ óń śŧáńďáŕď íńƥúŧ, ǧóŧ ńóŧħíńǧ
cli-load-alone = --ŀóáď ŧáķéś á ṁáŧćħ áś íŧ íś: ŀéáṽé óúŧ --óƥŧíóń, --ƥŀáýéŕś, --śééď áńď --éďíŧíóń
cli-bot-or-hot-seat = éẋƥéćŧéď --ƀóŧ óŕ --ħóŧ-śéáŧ, ǧóŧ ƀóŧħ
cli-table-option = { $option } íś ƒóŕ “éńǧáŵá” áŀóńé: ŀéáṽé íŧ óúŧ ƀéƒóŕé “{ $command }”
cli-no-clause = úńķńóŵń ǧáṁé óŕ ćŀáúśé { $came }: ǧáṁéś áŕé { $games }, ćŀáúśéś áŕé śúćħ áś { $known }
cli-wide-chance = { $game }: ćħáńćé ħáś ŧóó ṁáńý óúŧćóṁéś ŧó ćóúńŧ ŧħéṁ
cli-not-writable = { $where }: ćáńńóŧ ƀé ŵŕíŧŧéń: { $problem }
cli-no-plain-file = íŧ íś ńóŧ á ƥŀáíń ƒíŀé
cli-no-directory = ńó śúćħ ďíŕéćŧóŕý
cli-trouble = { $where }: { $problem }
serve-here = Ŧħé ŧáƀŀé íś śéŧ áŧ { $address } (Ćŧŕŀ-Ć ćŀéáŕś íŧ).
serve-again = Ŧħé ŧáƀŀé íś śéŧ áŀŕéáďý, áŧ { $address }
serve-elsewhere = ŧħéśé ṁáŧćħéś áŕé óń á ŧáƀŀé áŀŕéáďý, áŧ { $address }: éńď ŧħáŧ óńé ƒíŕśŧ, óŕ ćħóóśé óŧħéŕś ŵíŧħ --ďáŧá
serve-data = Ṁáŧćħéś áŕé ķéƥŧ íń { $where }
serve-lan = Ƒŕíéńďś íń ŧħé śáṁé ńéŧŵóŕķ śćáń ŧħíś óŕ ŧýƥé ŧħé áďďŕéśś.
serve-also = Ƒŕóṁ áńóŧħéŕ ńéŧŵóŕķ óƒ ŧħíś ṁáćħíńé: { $address }
serve-no-network = Ŧħíś ṁáćħíńé íś íń ńó ńéŧŵóŕķ, śó ńóƀóďý éŀśé ćáń ćóṁé.
serve-no-client = Ŧħé ƥáǧé íś ńóŧ ƀúíŀŧ ħéŕé; “ṁáķé ćŀíéńŧ” íń á ćħéćķóúŧ ƀúíŀďś íŧ, áńď á ŕéŀéáśéď ŵħééŀ ƀŕíńǧś íŧ. Ƥŕóǧŕáṁś ćáń úśé ŧħé ŧáƀŀé áŀŀ ŧħé śáṁé.
serve-no-store = ṁáŧćħéś ćáńńóŧ ƀé ķéƥŧ: { $problem }
serve-port-taken = ƥóŕŧ { $port } íś íń úśé: ćħóóśé áńóŧħéŕ ŵíŧħ --ƥóŕŧ
serve-port-forbidden = ƥóŕŧ { $port } íś ńóŧ ƒóŕ ýóú: ćħóóśé óńé áƀóṽé 1023 ŵíŧħ --ƥóŕŧ
cli-rules-hint = “éńǧáŵá ŕúŀéś ǦÁṀÉ” ŀíśŧś ŧħé ćŀáúśéś óƒ á ǧáṁé, “éńǧáŵá ŕúŀéś ĆĿÁÚŚÉ” śħóŵś óńé.
cli-clause = { $id } · { $game }, { $part }
cli-is-legal = { $move } íś ŀéǧáŀ.
cli-total = ŧóŧáŀ
cli-counting = { $plies } ṁóṽéś ďééƥ …
cli-verified-plies =
    ✓ { $plies ->
        [0] Ńó ṁóṽé ýéŧ
        [one] { $plies } ṁóṽé ƒóŀŀóŵś
       *[other] { $plies } ṁóṽéś ƒóŀŀóŵ
    } ŧħé ŕúŀéś óƒ { $game } (ṽéŕśíóń { $version }).
cli-verified-seed =
    ✓ Ŧħé śééď íś ŧħé óńé ŧħáŧ ŵáś ćóṁṁíŧŧéď ŧó. { $outcomes ->
        [0] Ńóŧħíńǧ ŵáś ŀéƒŧ ŧó ćħáńćé.
        [one] Íŧ ǧíṽéś ŧħé { $outcomes } óúŧćóṁé óƒ ćħáńćé.
       *[other] Íŧ ǧíṽéś áŀŀ { $outcomes } óúŧćóṁéś óƒ ćħáńćé.
    }
cli-verified-no-seed = – Ŧħé śééď íś ńóŧ ŕéṽéáŀéď ýéŧ, śó ćħáńćé ćáńńóŧ ƀé ćħéćķéď.
cli-verified-result = ✓ Ŧħé ŕéśúŀŧ íś ŵħáŧ ŧħé ṁóṽéś ŀéáď ŧó.
cli-too-narrow = Ŧħé ƥíćŧúŕé íś { $wide } ćóŀúṁńś ŵíďé, áńď ŧħíś ŧéŕṁíńáŀ ħáś { $columns }: ŵíďéń íŧ, ŧħéń “śħóŵ”.
cli-place = Ƥŀáćé { $place }: { $who }
cli-table = Ŧýƥé á ṁóṽé áś íŧ íś ŀíśŧéď, íŧś ńúṁƀéŕ, óŕ óńé óƒ ŧħéśé:
cli-begin = Ŧýƥé á ṁóṽé óŕ íŧś ńúṁƀéŕ; “ħéŀƥ” ŀíśŧś ŵħáŧ éŀśé ýóú ćáń ŧýƥé.
cli-seat = { $name } ({ $who })
cli-person =
    { $people ->
        [one] ýóú
       *[other] ħúṁáń
    }
cli-threw = Ŧħŕóŵń ŧóǧéŧħéŕ, éáćħ ƒŕóṁ ŧħéíŕ óŵń śíďé: { $seats }.
cli-commitment = Ćħáńćé íś ćóṁṁíŧŧéď ŧó: ŚĦÁ-256 óƒ śééď áńď ṁáŧćħ íď íś { $commitment }.
cli-seed = Ŧħé śééď ŵáś { $seed }; “éńǧáŵá ṽéŕíƒý” ćħéćķś á śáṽéď ṁáŧćħ ƀý íŧ.
cli-hand-over = { $name }: ƥŕéśś Éńŧéŕ ŵħéń ńóƀóďý éŀśé ŀóóķś áŧ ŧħé śćŕééń.
cli-thinking = { $who }: ŧħíńķíńǧ …
cli-roll-yourself = Ŧħé śééď óƒ ŧħíś ṁáŧćħ íś ńóŧ ķńóŵń ħéŕé: ŕóŀŀ, áńď ŧýƥé ŧħé óúŧćóṁé.
cli-no-moves = Ńóńé.
cli-no-number = ŧħéŕé íś ńó ṁóṽé { $came }: éẋƥéćŧéď 1 ŧó { $most }
cli-taken-back = Ŧáķéń ƀáćķ: { $moves }.
cli-more-moves = … { $count } íń áŀŀ: “ŀéǧáŀ” ŀíśŧś ŧħéṁ, “ŀéǧáŀ { $part }” ŧħóśé ŵíŧħ { $part } íń ŧħéṁ.
cli-result =
    { $case ->
        [you] Ýóú ŵíń!
        [nobody] Ńóƀóďý ŵíńś.
       *[others] Ŵíńńéŕ: { $winners }
    }
cli-after = “úńďó” ŧáķéś ƀáćķ, “śáṽé ƑÍĿÉ” ķééƥś ŧħé ṁáŧćħ, Éńŧéŕ ŀéáṽéś.
cli-over = ŧħé ṁáŧćħ íś óṽéŕ: úńďó, śáṽé ƑÍĿÉ óŕ ʠúíŧ
cli-undo-asks = ćħáńćé ħáś ďéćíďéď śóṁéŧħíńǧ śíńćé, óŕ śóṁéŧħíńǧ ħíďďéń ħáś ćóṁé ŧó ŀíǧħŧ: íƒ éṽéŕýƀóďý áǧŕééś, ŧýƥé “úńďó { $agreed }”
cli-resign-sure = { $who } ǧíṽéś úƥ? Ŧħéń ŧýƥé “ŕéśíǧń { $sure }”
cli-no-draws = { $game } ķńóŵś ńó ďŕáŵś
cli-draw-asks = íƒ éṽéŕýƀóďý áǧŕééś, ŧýƥé “ďŕáŵ { $agreed }”
cli-draw-refused = ńó: ŧħé ƀóŧ ƥŀáýś óń
cli-needs = éẋƥéćŧéď { $usage }
cli-saved = Śáṽéď áś { $path }.
cli-bye = Ǧóóďƀýé.
cli-bye-unsaved = Ǧóóďƀýé. Ŧħíś ṁáŧćħ ħáś ńóŧ ƀééń śáṽéď.
cli-table-help = ħéŀƥ
cli-table-legal = ŀéǧáŀ [ŦÉẊŦ]
cli-table-show = śħóŵ
cli-table-why = ŵħý ṀÓṼÉ
cli-table-rules = ŕúŀéś [ĆĿÁÚŚÉ]
cli-table-undo = úńďó
cli-table-resign = ŕéśíǧń
cli-table-draw = ďŕáŵ
cli-table-abort = áƀóŕŧ
cli-table-keep = ķééƥ [áŀŵáýś|áśķ]
cli-table-save = śáṽé ƑÍĿÉ
cli-table-load = ŀóáď ƑÍĿÉ
cli-table-quit = ʠúíŧ
cli-table-help-does = ŧħíś ŀíśŧ
cli-table-legal-does = áŀŀ ŀéǧáŀ ṁóṽéś, óŕ ŧħóśé ŵíŧħ ŦÉẊŦ íń ŧħéṁ
cli-table-show-does = ŧħé ƥóśíŧíóń áǧáíń
cli-table-why-does = ŵħéŧħéŕ á ṁóṽé íś ŀéǧáŀ, áńď íƒ ńóŧ, ŵħý
cli-table-rules-does = ŧħé ŕúŀéś, óŕ óńé ćŀáúśé śúćħ áś { $clause }
cli-table-keep-does = ŀéáṽé ŧħé ƀŀóćķáďé óń Ƒŕéí ƒóŕ ŧħíś ŧúŕń, óŕ áŀŵáýś; óŕ ƀé áśķéď áǧáíń
cli-table-undo-does = ŧáķé ƀáćķ ýóúŕ ŀáśŧ ṁóṽé áńď ŵħáŧ ƀóŧś ŕéƥŀíéď
cli-table-resign-does = ǧíṽé úƥ; áṁóńǧ ṁóŕé ŧħáń ŧŵó á ƀóŧ ƥŀáýś óń ƒóŕ ýóú
cli-table-draw-does = óƒƒéŕ á ďŕáŵ, íń ǧáṁéś ŧħáŧ ķńóŵ óńé
cli-table-abort-does = ďó ńóŧ ƀéǧíń: ƀéƒóŕé ŧħé ƒíŕśŧ ṁóṽé
cli-table-save-does = ķééƥ ŧħé ṁáŧćħ íń á ƒíŀé
cli-table-load-does = ǧó óń ŵíŧħ á ṁáŧćħ ƒŕóṁ á ƒíŀé
cli-table-quit-does = ŀéáṽé ŧħé ŧáƀŀé (śó ďóéś Ćŧŕŀ-Ď)
offline-written = { $folder } ħáś ŧħé ŵħóŀé ŧáƀŀé ({ $megabytes } ṀƁ). Áńý ŵéƀ śéŕṽéŕ śéŕṽéś íŧ: ƥýŧħóń -ṁ ħŧŧƥ.śéŕṽéŕ -ď { $folder }
offline-no-python = ŧħíś ćŀíéńŧ ŵáś ƀúíŀŧ ŵíŧħóúŧ Ƥýŧħóń ƒóŕ á ƥáǧé: ŕúń ṁáķé óƒƒŀíńé íń á ćħéćķóúŧ
offline-not-empty = éẋƥéćŧéď áń éṁƥŧý ƒóŀďéŕ óŕ óńé óƒ óúŕś, ǧóŧ { $folder } ŵíŧħ śóṁéŧħíńǧ éŀśé íń íŧ
offline-not-written = { $folder } ćáńńóŧ ƀé ŵŕíŧŧéń: { $problem }
