web-motto = Ńíńé ǧáṁéś óń óńé ṽéŕáńďá
web-tools = Ŀáńǧúáǧé, ŀóóķ, ṁáŧćħéś, śéŧŧíńǧś
web-shelf = Ǧáṁéś
web-all-games = Áŀŀ ńíńé ǧáṁéś
web-nueby = śíẋ ŕáćé ǧáṁéś, óńé śéŧ óƒ ŕúŀéś
web-about-niwa = Ćŕóśś ŧħé ǧáŕďéń óṽéŕ ŧħé ćóŀóúŕéď ŀíńéś áńď ƀé ƒíŕśŧ áŧ ŧħé éńéṁý ƀáśé.
web-about-ninja-dice = Ɓŕéáķ íńŧó á ħóúśé ŧħáŧ ŧħé óŧħéŕś ǧúáŕď: ďíćé íń á ŧŕáý, áńď ŵħéŕé ŧħéý ŀíé ṁáŧŧéŕś.
web-about-ninja-all-stars = Ćŀáńś óƒ ńíńǰá ṁééŧ ƀý ṁóóńŀíǧħŧ íń á ćóúŕŧýáŕď.
web-about-nueby-zweite-ebene = “Ďéćíśíóń óń ŧħé Śéćóńď Ŀéṽéŀ”: á ŕáćé óń ŧŵó ŕíńǧś; ŧħé íńńéŕ óńé íś śħóŕŧéŕ, íƒ ýóú ƒíńď ŧħé ŵáý íń.
web-about-nueby-einser-blocker = “Óńéś Ɓŀóćķ”: á ŕáćé íń ŵħíćħ á ŕóŀŀéď óńé ƥúśħéś á ƀŀóćķáďé ŧóŵáŕďś ŧħé óŧħéŕś’ ŵáý.
web-about-nueby-jaeger = “Ħúńŧéŕś”: á ŕáćé ŵíŧħ ħúńŧéŕś; śíďé ƥáŧħś áŕé śáƒé, ŧħé óúŧéŕ ŕíńǧ íś ńóŧ.
web-about-nueby-werfer = “Ŧħŕóŵéŕś”: á ŕáćé íń ŵħíćħ ƥíéćéś óń ŕíńǧś ŧħŕóŵ óŧħéŕś ƀáćķ.
web-about-nueby-abkuerzungen = “Śħóŕŧćúŧś”: á ŕáćé ŵíŧħ śħóŕŧćúŧś áćŕóśś ŧħé ƀóáŕď ƒóŕ ŧħóśé ŵħó ŕóŀŀ ŕíǧħŧ.
web-about-nueby-kurzer-einsatz = “Śħóŕŧ Éńŧŕý”: á ŕáćé ŵíŧħ á śħóŕŧ ŵáý íń, áńď á ćŕóŵď ŵħéŕé íŧ éńďś.
box-players = { $span } ƥŀáýéŕś
box-minutes = { $minutes } ṁíń
box-age = áǧéś { $age }+
box-dice =
    { $dice ->
        [one] 1 ďíé
       *[other] { $dice } ďíćé
    }
web-play-bot =
    { $count ->
        [one] Ƥŀáý ńóŵ áǧáíńśŧ á ƀóŧ
       *[other] Ƥŀáý ńóŵ áǧáíńśŧ { $count } ƀóŧś
    }
web-quick = Ꝗúíćķ śéŧ-úƥ
web-how-to-play = Ħóŵ ŧó ƥŀáý
web-continue = Ćóńŧíńúé: { $title }
web-invite = Íńṽíŧé ƀý ŀíńķ
web-one-screen = Óńé śćŕééń
web-new = Ńéŵ ṁáŧćħ
web-way = Ħóŵ ďó ýóú ŵáńŧ ŧó ƥŀáý?
web-way-bot = Áǧáíńśŧ á ƀóŧ
web-way-link = Ɓý ŀíńķ
web-way-screen = Óńé śćŕééń
web-how-many = Ħóŵ ṁáńý ƥŀáý?
web-level = Ħóŵ śŧŕóńǧ íś ŧħé ƀóŧ?
web-level-novice = Ńóṽíćé
web-level-casual = Ćáśúáŀ
web-level-skilled = Śķíŀŀéď
web-level-strong = Śŧŕóńǧ
web-level-master = Ṁáśŧéŕ
web-seat-choice = Ýóú ƥŀáý
web-seat-any = Ɓý ćħáńćé
web-seat = Ƥŀáýéŕ { $letter }
web-guest = Ǧúéśŧ
web-name = Ýóúŕ ńáṁé
web-patience-choice = Éṽéŕýóńé ŧħŕóŵś: ŵáíŧ ƒóŕ ŧħé óŧħéŕś’ ƒŀíćķś
web-patience-seconds =
    { $seconds ->
        [0] ńóŧ áŧ áŀŀ
       *[other] { $seconds } ś
    }
web-clock-none = Ńóńé
web-clock-minutes = { $minutes } + { $increment }
web-start = Śŧáŕŧ
web-start-link = Ṁáķé ŧħé ŧáƀŀé áńď śħáŕé ŧħé ŀíńķ
web-opening = Ŧħé ŧáƀŀé íś ƀéíńǧ ŀáíď …
web-no-seat = Ńó śéáŧ ħéŕé
web-your-turn = Ýóúŕ ŧúŕń
web-your-throw = Ýóúŕ ŧħŕóŵ
web-all-throw = Éṽéŕýóńé ŧħŕóŵś
web-turn-of = { $name }’ś ŧúŕń
web-chance = Ćħáńćé
web-you-win = Ýóú ŵíń!
web-you-share = Ýóú ŵíń ŧóǧéŧħéŕ ŵíŧħ { $names }
web-wins =
    { $count ->
        [one] { $names } ŵíńś
       *[other] { $names } ŵíń
    }
web-draw = Á ďŕáŵ
web-looking-back = Ŀóóķíńǧ ƀáćķ
web-looking-back-hint = Ŧħíś íś ħóŵ íŧ śŧóóď ŧħéń.
web-back-to-now = Ɓáćķ ŧó ńóŵ
web-reconnecting = Ŕéćóńńéćŧíńǧ …
web-away-offer = Ńó ńéŧŵóŕķ. Ýóú ćáń ǧó óń íń ŧħíś ƥáǧé, áǧáíńśŧ ŧħé śáṁé ƀóŧś.
web-away-yes = Ƥŀáý óń óƒƒŀíńé
web-away-starting = Ŧħé ŧáƀŀé íś ƀéíńǧ śéŧ úƥ íń ŧħíś ƥáǧé …
web-away-failed = Ŧħé ŧáƀŀé ćáńńóŧ ƀé śéŧ úƥ íń ŧħíś ƥáǧé: { $why }
web-away-begun = Ýóú ƥŀáý óń íń ŧħíś ƥáǧé; ƒŕóṁ ħéŕé óń ćħáńćé íś íŧś óŵń. Óń ŧħé śéŕṽéŕ ŧħé ṁáŧćħ śŧáýś áś ýóú ŀéƒŧ íŧ.
web-away-back = Ŧħé ńéŧŵóŕķ íś ƀáćķ. Ŕéŧúŕń ŧó ŧħé ṁáŧćħ óń ŧħé śéŕṽéŕ?
web-away-return = Ǧó ŧħéŕé
web-away-stay = Śŧáý ħéŕé
web-away-was = Ýóú ŵéńŧ óń ƒŕóṁ ħéŕé ŵíŧħóúŧ á ńéŧŵóŕķ. Ŧħíś ṁáŧćħ śŧáńďś áś ýóú ŀéƒŧ íŧ; ŧħé óŧħéŕ óńé íś áṁóńǧ ýóúŕ ṁáŧćħéś.
web-here-dice = Ṁáďé íń ŧħíś ƥáǧé: íŧś ďíćé ƥŕóṽé ńóŧħíńǧ ŧó óŧħéŕś.
web-reconnecting-name = { $name } íś ńóŧ ćóńńéćŧéď ǰúśŧ ńóŵ
web-not-here-yet = ńóŧ ħéŕé ýéŧ
web-you = ýóú
web-bot = Ɓóŧ
web-bot-novice = Ɓóŧ, ńóṽíćé
web-bot-casual = Ɓóŧ, ćáśúáŀ
web-bot-skilled = Ɓóŧ, śķíŀŀéď
web-bot-strong = Ɓóŧ, śŧŕóńǧ
web-bot-master = Ɓóŧ, ṁáśŧéŕ
web-player = { $name } { $note }
web-player-tip = { $name }, { $note }
web-clock = { $time } ŀéƒŧ
web-clock-tip = Ŧíṁé ƒóŕ ŧħé ṁáŧćħ, { $increment } śéćóńďś ṁóŕé ŵíŧħ éṽéŕý ŧúŕń
web-actions = Áćŧíóńś
web-undo = Úńďó
web-undo-tip = Ŧáķéś ƀáćķ ýóúŕ ŀáśŧ śŧéƥ
web-last-move = Ŀáśŧ ṁóṽé
web-last-move-tip = Śħóŵś áǧáíń ŵħáŧ ħáƥƥéńéď śíńćé ýóúŕ ŀáśŧ ŧúŕń
web-log = Ŀóǧ
web-log-tip = Áŀŀ ṁóṽéś, ŧħé ćħáŧ, áńď á ƀóẋ ƒóŕ ṁóṽéś áś ŧéẋŧ
web-log-empty = Ńóŧħíńǧ ħáś ƀééń ƥŀáýéď ýéŧ.
web-result = Ŕéśúŀŧ
web-chat = Ćħáŧ
web-remark = { $name }: “{ $said }”
web-said = { $name }: { $text }
web-spectator = Śƥéćŧáŧóŕ
web-box = Ṁóṽé óŕ ṁéśśáǧé
web-box-chat = Ṁéśśáǧé
web-box-example = Ṁéśśáǧé óŕ ṁóṽé: { $example }
web-send = Śéńď
web-rule = Ŕúŀé { $clause }
web-rule-ours = Ŕúŀé { $clause }, óúŕś
web-rules-book-only = Śħóŵ óńŀý ŧħé ƀóóķŀéŧ
web-rule-read = Ŕéáď ŕúŀé { $clause }
web-undo-asked = { $name } ŵóúŀď ŀíķé ŧó ŧáķé ƀáćķ á ṁóṽé. Ďíćé ŧħáŧ ħáṽé ƒáŀŀéń ƒáŀŀ ŧħé śáṁé áǧáíń.
web-again = Áś íŧ ħáď ƒáŀŀéń ƀéƒóŕé íŧ ŵáś ŧáķéń ƀáćķ.
web-undo-refused = { $name } ŵóúŀď ŕáŧħéŕ ŀéáṽé íŧ áś íŧ íś.
web-agree = Áǧŕéé
web-refuse = Ńó
web-confirm-move = { $move }: ƥŀáý íŧ?
web-forced = Óńŀý óńé ṁóṽé íś ŀéƒŧ: { $move }
web-play-it = Ƥŀáý
web-cancel = Ćáńćéŀ
web-replace = { $name } ħáś ƀééń áŵáý ƒóŕ á ŵħíŀé.
web-replace-yes = Ŀéŧ á ƀóŧ ƥŀáý óń
web-waiting = Ŵáíŧíńǧ ƒóŕ { $name }.
web-help = Ħéŀƥ
web-sound = Śóúńď
web-rules = Ŕúŀéś
web-settings = Śéŧŧíńǧś
web-chat-mute = Ṁúŧé ŧħé ćħáŧ
web-chat-hear = Śħóŵ ŧħé ćħáŧ
web-where = Ŵħéŕé áŕé ṁý ƥíéćéś?
web-legal = Ŵħáŧ ćáń Í ƥŀáý?
web-no-moves = Ŧħéŕé íś ńóŧħíńǧ ŧó ƥŀáý ńóŵ.
web-keys = Ķéýś
web-key-arrows = Áŕŕóŵś
web-key-arrows-does = ṁóṽé áćŕóśś ŧħé ƀóáŕď
web-key-enter = Éńŧéŕ
web-key-enter-does = ćħóóśé, ƥŀáý
web-key-escape = Éść
web-key-escape-does = ćáńćéŀ, ƀáćķ ŧó ńóŵ
web-key-u = Ú
web-key-u-does = ŧáķé ƀáćķ
web-key-l = Ŀ
web-key-l-does = śħóŵ ŧħé ŀáśŧ ṁóṽé áǧáíń
web-key-w = Ŵ
web-key-w-does = ŧéŀŀ ŵħéŕé ṁý ƥíéćéś áŕé
web-key-p = Ƥ
web-key-p-does = ŧéŀŀ ŵħáŧ Í ćáń ƥŀáý
web-key-g = Ǧ
web-key-g-does = ŀóǧ, áńď ŧħé ƀóẋ ƒóŕ ṁóṽéś
web-key-m = Ṁ
web-key-m-does = śóúńď óń óŕ óƒƒ
web-key-help = ?
web-key-help-does = ŧħíś ħéŀƥ
web-commitment = Ćħáńćé íś ćóṁṁíŧŧéď ŧó ƀéƒóŕé ŧħé ƒíŕśŧ ŕóŀŀ: ŚĦÁ-256 { $commitment }
web-seed = Ŧħé śééď óƒ áŀŀ ćħáńćé ŵáś { $seed }
web-share = Śħáŕé
web-link-seat = Ŧó ƥŀáý: { $seat }
web-link-seat-hint = Ŵħóéṽéŕ óƥéńś ŧħíś ŀíńķ ƥŀáýś. Śéńď íŧ, óŕ ŀéŧ ŧħéṁ śćáń ŧħé ćóďé.
web-link-watch = Ŧó ŵáŧćħ
web-link-watch-hint = Ŵħóéṽéŕ óƥéńś ŧħíś ŀíńķ ŵáŧćħéś áńď śééś ŵħáŧ ŀíéś óƥéń.
web-link-own = Ṁý óŵń śéáŧ
web-link-own-hint = Ǧó óń ƥŀáýíńǧ óń áńóŧħéŕ ďéṽíćé. Ķééƥ ŧħíś óńé ŧó ýóúŕśéŀƒ.
web-no-links = Óńŀý ŧħé óńé ŵħó ṁáďé ŧħíś ṁáŧćħ ħáś íŧś ŀíńķś.
web-qr = Ŧħé ŀíńķ áś á ꝖŔ ćóďé
web-copy = Ćóƥý
web-copied = Ćóƥíéď
web-length =
    { $turns ->
        [one] Óńé ŧúŕń
       *[other] { $turns } ŧúŕńś
    } íń { $minutes ->
        [one] á ṁíńúŧé
       *[other] { $minutes } ṁíńúŧéś
    }
web-fairness = Ƒáíŕńéśś
web-fairness-how = Ćħáńćé ŵáś śéŧŧŀéď ƀéƒóŕé ŧħé ƒíŕśŧ ŕóŀŀ: á śééď ŧħáŧ ńóƀóďý ķńéŵ, áńď íŧś śéáŀ, ŵħíćħ áŀŀ óƒ ýóú ħáď. Ŵíŧħ ŧħé śééď áńýóńé ćáń ćħéćķ éṽéŕý ŕóŀŀ.
web-rematch = Ŕéṁáŧćħ, śéáŧś śŵáƥƥéď
web-rematch-asked = { $name } ŵáńŧś á ŕéṁáŧćħ.
web-rematch-join = ǰóíń ŧħé ŕéṁáŧćħ
web-replay = Ŕéƥŀáý
web-replay-of = { $title }: ŕéƥŀáý
web-replay-step = Ṁóṽé { $at } óƒ { $last }
web-download = Ďóŵńŀóáď
web-to-table = Ŧó ŧħé ŧáƀŀé
web-scrub = Ṁóṽé ŧħŕóúǧħ ŧħé ṁáŧćħ
web-scrub-first = Ŧó ŧħé śŧáŕŧ
web-scrub-back =
    { $unit ->
        [turn] Óńé ŧúŕń ƀáćķ
        [round] Óńé ŕóúńď ƀáćķ
       *[ply] Óńé ṁóṽé ƀáćķ
    }
web-scrub-forward =
    { $unit ->
        [turn] Óńé ŧúŕń ƒóŕŵáŕď
        [round] Óńé ŕóúńď ƒóŕŵáŕď
       *[ply] Óńé ṁóṽé ƒóŕŵáŕď
    }
web-scrub-unit = Ħóŵ ƒáŕ á śŧéƥ ǧóéś
web-unit =
    { $unit ->
        [turn] ƀý ŧúŕń
        [round] ƀý ŕóúńď
       *[ply] ƀý ṁóṽé
    }
web-scrub-last = Ŧó ŧħé éńď
web-play = Ƥŀáý óń ƀý íŧśéŀƒ
web-pause = Ƥáúśé
web-rules-of = Ŕúŀéś: { $title }
web-matches = Ṁý ṁáŧćħéś
web-matches-open =
    { $count ->
        [0] Ṁý ṁáŧćħéś
        [one] Ṁý ṁáŧćħéś: óńé íś óƥéń
       *[other] Ṁý ṁáŧćħéś: { $count } áŕé óƥéń
    }
web-matches-none = Ńó ṁáŧćħ ħáś ƀééń óƥéńéď óń ŧħíś ďéṽíćé ýéŧ.
web-picture-now = Ŵħéŕé íŧ śŧáńďś
web-fetching = Ŧħé ṁáŧćħ íś ƀéíńǧ ƒéŧćħéď …
web-over = Óṽéŕ
web-running = Úńďéŕ ŵáý
web-forget = Ŧáķé íŧ óƒƒ ŧħíś ŀíśŧ
web-import = Óƥéń á ŕéćóŕď ƒíŀé
web-not-a-record = Ŧħíś ƒíŀé íś ńóŧ á ṁáŧćħ ŕéćóŕď.
web-language = Ŀáńǧúáǧé
web-theme = Ŀóóķ
web-theme-auto = Áś ŧħé śýśŧéṁ
web-theme-light = Ŀíǧħŧ
web-theme-dark = Ďáŕķ
web-speed = Áńíṁáŧíóń
web-speed-off = Óƒƒ
web-speed-fast = Ƒáśŧ
web-speed-normal = Ńóŕṁáŀ
web-speed-slow = Śŀóŵ
web-thinking = Ŵħó ŧħíńķś áƀóúŧ ħíńŧś áńď áńáŀýśéś
web-thinking-auto = Áúŧóṁáŧíć
web-thinking-device = Ŧħíś ďéṽíćé
web-thinking-server = Ŧħé śéŕṽéŕ
web-thinking-hint = Ŧħíś ďéṽíćé śƥáŕéś ŧħé śéŕṽéŕ, áńď ŀóáďś áƀóúŧ 8 ṀƁ ŧħé ƒíŕśŧ ŧíṁé. Áúŧóṁáŧíć: ćóṁƥúŧéŕś ŧħíńķ ƒóŕ ŧħéṁśéŀṽéś; ƥħóńéś, áńď ŵħóéṽéŕ śáṽéś ďáŧá, áśķ ŧħé śéŕṽéŕ.
web-setting-sound = Śóúńď
web-setting-sound-hint = Ṁóṽéś, ćáƥŧúŕéś, ýóúŕ ŧúŕń
web-setting-confirm = Ćóńƒíŕṁ ṁý ṁóṽéś
web-setting-confirm-hint = Áśķ ƀéƒóŕé á ṁóṽé íś ƥŀáýéď
web-setting-forced = Ƥŀáý ƒóŕćéď ṁóṽéś
web-setting-forced-hint = Á ṁóṽé ŧħáŧ íś ŧħé óńŀý óńé íś ƥŀáýéď áŧ óńćé
web-setting-rolls = Ŧáƥ ŧó ŕóŀŀ
web-setting-rolls-hint = Ýóúŕ óŵń ďíćé ƒáŀŀ ŵħéń ýóú ŧáƥ
web-setting-instant = Ɓóŧś áŧ óńćé
web-setting-instant-hint = Ďó ńóŧ ŵáíŧ ƀéŧŵééń á ƀóŧ’ś ṁóṽéś
web-setting-labels = Ƒíéŀď ńáṁéś
web-setting-labels-hint = Óń śṁáŀŀ śćŕééńś ŧóó
web-setting-turning = Ŧúŕń ŧħé ƀóáŕď
web-setting-turning-hint = Óń óńé śćŕééń, ŧóŵáŕďś ŧħé ƥŀáýéŕ ŧó áćŧ
web-setting-chat = Ćħáŧ
web-setting-chat-hint = Śħóŵ ŵħáŧ óŧħéŕś śáý; óƒƒ śíŀéńćéś ƀóŧś ŧóó
web-setting-remarks = Ŕéṁáŕķś óƒ ƀóŧś
web-setting-remarks-hint = Íń ŧħé ŀóǧ, á ƀóŧ ńóŵ áńď ŧħéń śáýś á ŵóŕď
web-setting-coach = Ćóáćħ íń Ńíńǰá Ďíćé
web-setting-coach-hint = Ńúṁƀéŕś áƀóúŧ ŧħé ńéẋŧ ŧħŕóŵ, ńéṽéŕ áďṽíćé
web-setting-windows = Śķíƥ íďŀé ŵíńďóŵś íń Ńíńǰá Áŀŀ-Śŧáŕś
web-setting-windows-hint = Ŵħéŕé ńó ćáŕď áńď ńó ŕéŕóŀŀ ŵóúŀď ƀéŧŧéŕ áńýŧħíńǧ, ýóú ƥáśś ƀý ýóúŕśéŀƒ; áń áćŧíṽáŧíóń ŵíŧħ ńóŧħíńǧ ŀéƒŧ éńďś
web-setting-stone = Ķééƥ ŧħé śŧóńé íń Éíńśéŕ-Ɓŀóćķéŕ
web-setting-stone-hint = Á ƀŀóćķáďé óń Ƒŕéí śŧáýś ŵíŧħóúŧ ƀéíńǧ áśķéď áƀóúŧ; ƀéśíďé á ṁóṽé íŧ ćáń śŧíŀŀ ƀé ƥúŧ
web-setting-justroll = Áŀŵáýś ǰúśŧ ŕóŀŀ
web-setting-justroll-hint = Íń Ńíńǰá Ďíćé ýóúŕ ďíćé ƒŀý áŧ óńćé; ńóƀóďý áśķś ŵħéŧħéŕ ýóú ŵáńŧ ŧó ƒŀíćķ ŧħéṁ
web-setting-flat = Ƒŀáŧ ďíćé ŧáƀŀé
web-setting-flat-hint = Ďŕáŵ Ńíńǰá Ďíćé ŵíŧħóúŧ ďéƥŧħ, ƒóŕ śŀóŵ ďéṽíćéś
web-coach-object = Ńó ħéŀƥ íń ŧħíś ṁáŧćħ
web-coach-allow = Áŀŀóŵ ħéŀƥ áǧáíń
web-coach-off =
    { $count ->
        [one] Ńó ćóáćħ áńď ńó ħíńŧś: { $names } óƀǰéćŧś
       *[other] Ńó ćóáćħ áńď ńó ħíńŧś: { $names } óƀǰéćŧ
    }
web-setting-notify = Ńóŧíƒý ṁé
web-setting-notify-hint = Ŵħéń íŧ íś ṁý ŧúŕń áńď ŧħíś ƥáǧé íś íń ŧħé ƀáćķǧŕóúńď
web-setting-notify-denied = Ŧħé ƀŕóŵśéŕ ďóéś ńóŧ ŀéŧ ŧħíś ƥáǧé ńóŧíƒý
web-home = Ŧó ŧħé ǧáṁéś
web-back = Ɓáćķ
web-close = Ćŀóśé
web-not-found = Ńóŧħíńǧ ŀíéś ħéŕé
web-not-found-hint = Ŧħíś ƥáǧé ďóéś ńóŧ éẋíśŧ. Ŧħé ǧáṁéś áŕé óńé śŧéƥ ƀáćķ.
web-unreachable = Ŧħé ŧáƀŀé ćáńńóŧ ƀé ŕéáćħéď.
web-mishap = Śóṁéŧħíńǧ ŵéńŧ ŵŕóńǧ ħéŕé. Ŕéŀóáď ŧħé ƥáǧé.
web-plain-board = Ŧħé ƀóáŕď áś ŧéẋŧ
web-plain-moves = Ṁóṽéś
web-plain-throw = Ŧħŕóŵ ŧħé ďíćé
web-edition = Éďíŧíóń
web-edition-shipped = Áś íŧ ćóṁéś
web-edition-own = Ƥŕíńŧéď ďíƒƒéŕéńŧŀý íń ýóúŕ ƀóẋ? Ṁáķé áń éďíŧíóń óƒ ýóúŕ óŵń
web-edition-played =
    { $count ->
        [0] Ƥŀáýéď ŵíŧħ ŧħé ħóśŧ’ś éďíŧíóń “{ $name }”, ŵħíćħ ćħáńǧéś ńóŧħíńǧ
        [one] Ƥŀáýéď ŵíŧħ ŧħé ħóśŧ’ś éďíŧíóń “{ $name }”: { $count } ćħáńǧé
       *[other] Ƥŀáýéď ŵíŧħ ŧħé ħóśŧ’ś éďíŧíóń “{ $name }”: { $count } ćħáńǧéś
    }
