niwa-ui-garden = Ǧáŕďéń
niwa-ui-colour =
    { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    }
niwa-ui-figure =
    { $seat ->
        [0] ķóķéśħí { $number }
       *[1] śáṁúŕáí { $number }
    }
niwa-ui-beads = ƀéáďś ƒŕóṁ ŧħé ƀóŧŧóṁ: { $colours }
niwa-ui-no-beads = ńó ƀéáďś
niwa-ui-base =
    { $seat ->
        [0] ƀáśé óƒ ŧħé ķóķéśħíś
       *[1] ƀáśé óƒ ŧħé śáṁúŕáíś
    }
niwa-ui-line-to =
    { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    } ŧó { $to }
niwa-ui-lines =
    { $count ->
        [one] 1 ŀíńé: { $lines }
       *[other] { $count } ŀíńéś: { $lines }
    }
niwa-ui-left =
    { $left ->
        [0] óń ŧħé éńéṁý ƀáśé
        [one] 1 ŀíńé ŧó ŧħé éńéṁý ƀáśé
       *[other] { $left } ŀíńéś ŧó ŧħé éńéṁý ƀáśé
    }
niwa-ui-left-word = ŧó ǧó
niwa-ui-stands =
    { $figure } óń { $field }, { $beads }, { $left ->
        [0] óń ŧħé éńéṁý ƀáśé.
        [one] 1 ŀíńé ŧó ŧħé éńéṁý ƀáśé.
       *[other] { $left } ŀíńéś ŧó ŧħé éńéṁý ƀáśé.
    }
niwa-ui-none-placed = Ńó ƒíǧúŕé ħáś ƀééń ƥŀáćéď ýéŧ.
niwa-ui-mark-open = ćáń ṁóṽé
niwa-ui-mark-chosen = ćħóśéń
niwa-ui-mark-target = ćáń ƀé ŕéáćħéď
niwa-ui-mark-place = á ƒíǧúŕé ćáń ƀé ƥŀáćéď ħéŕé
niwa-ui-mark-ghost = { $figure } íś ŧó śŧáńď ħéŕé
niwa-ui-turn = Ŧúŕń { $turn }
niwa-ui-status-place =
    { $colour ->
        [G] Ŧáƥ á ƒíéŀď ƒóŕ ŧħé ǧŕééń ƒíǧúŕé
        [Y] Ŧáƥ á ƒíéŀď ƒóŕ ŧħé ýéŀŀóŵ ƒíǧúŕé
        [O] Ŧáƥ á ƒíéŀď ƒóŕ ŧħé óŕáńǧé ƒíǧúŕé
       *[none] Ƥŀáćé ŧħé ƒíǧúŕéś, óŕ ŧáƥ ƒíéŀďś
    }
niwa-ui-status-choose = Ŧáƥ á ƒíǧúŕé, óŕ ŧŕáńśƒéŕ á ƀéáď
niwa-ui-status-cross =
    { $figure } ćŕóśśéś { $colour ->
        [G] á ǧŕééń
        [Y] á ýéŀŀóŵ
       *[O] áń óŕáńǧé
    } ŀíńé: ŧáƥ á ƒíéŀď
niwa-ui-status-jump = { $figure } ǰúṁƥś: ŧáƥ á ŕíńǧéď ƒíéŀď
niwa-ui-status-go-on = { $figure } ǧóéś óń, óŕ śŧóƥś
niwa-ui-status-home = { $figure } ħáś ŧó ŀéáṽé íŧś óŵń ƀáśé
niwa-ui-status-pass =
    { $figure ->
        [none] Ŧáƥ ŧħé ƒíǧúŕé ŧħáŧ ǧíṽéś á ƀéáď
       *[other]
            Ŵħó ǧéŧś ŧħé { $colour ->
                [G] ǧŕééń
                [Y] ýéŀŀóŵ
               *[O] óŕáńǧé
            } ƀéáď óƒ { $figure }?
    }
niwa-ui-status-wait =
    { $phase ->
        [place] Ŧħé ƒíǧúŕéś áŕé ƥŀáćéď
       *[move] Á ƒíǧúŕé ṁóṽéś, óŕ á ƀéáď íś ŧŕáńśƒéŕŕéď
    }
niwa-ui-status-base = { $name } ħáś ŕéáćħéď ŧħé éńéṁý ƀáśé
niwa-ui-status-repetition = Ŧħé ƥóśíŧíóń ħáś ćóṁé úƥ ŧħŕéé ŧíṁéś
niwa-ui-status-turns = 200 ŧúŕńś áŕé óṽéŕ
niwa-ui-choose-first = Ŧáƥ óńé óƒ ýóúŕ ƒíǧúŕéś.
niwa-ui-closer = Śéṽéŕáŀ ƒíéŀďś áŕé úńďéŕ ýóúŕ ƒíńǧéŕ: ŧáƥ ŧħé óńé ýóú ṁéáń.
niwa-ui-place = Ƥŀáćé
niwa-ui-place-next =
    Ŧáƥ á ƒíéŀď ƒóŕ { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    }
niwa-ui-place-ready = Áś śúǧǧéśŧéď, óŕ ŧáƥ ƒíéŀďś
niwa-ui-place-chosen = Ŧáƥ á ƒíǧúŕé ŧó ŀíƒŧ íŧ áǧáíń
niwa-ui-place-around = Ŧħé ƒíǧúŕéś ǧó óń ŧħé ŕíńǧéď ƒíéŀďś áŕóúńď ýóúŕ ƀáśé.
niwa-ui-bead-to =
    { $colour ->
        [G] Ǧŕééń
        [Y] Ýéŀŀóŵ
       *[O] Óŕáńǧé
    } ƀéáď ǧóéś ŧó
niwa-ui-pass-to =
    Ŧŕáńśƒéŕ ŧħé { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    } ƀéáď óƒ { $figure } ŧó
niwa-ui-pass-choose = Ŧáƥ ŧħé ƒíǧúŕé ŧħáŧ ǧíṽéś íŧś ŧóƥ ƀéáď.
niwa-ui-jump = { $figure } ħáś ńó ƀéáďś áńď ǰúṁƥś.
niwa-ui-pass = Ŧŕáńśƒéŕ ƀéáď
niwa-ui-pass-tip = Íńśŧéáď óƒ ṁóṽíńǧ: ƥúŧ ŧħé ŧóƥ ƀéáď óƒ óńé ƒíǧúŕé óń áńóŧħéŕ óƒ ýóúŕś
niwa-ui-stop = Śŧóƥ
niwa-ui-stop-tip = Ŧħé ƒíǧúŕé śŧáýś ħéŕé áńď ýóúŕ ŧúŕń éńďś
niwa-ui-say-place = Ƥŀáćé ǧŕééń óń { $G }, ýéŀŀóŵ óń { $Y }, óŕáńǧé óń { $O }
niwa-ui-say-cross =
    { $figure } ćŕóśśéś ŧħé { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    } ŀíńé ŧó { $to }, ŧħé ƀéáď ǧóéś ŧó { $receiver }
niwa-ui-say-jump = { $figure } ǰúṁƥś ŧó { $to }
niwa-ui-say-transfer =
    { $figure } ǧíṽéś íŧś { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    } ƀéáď ŧó { $receiver }
niwa-ui-say-stop = { $figure } śŧóƥś
niwa-ui-log-place = { $name } ƥŀáćéś ŧħé ƒíǧúŕéś óń { $G }, { $Y } áńď { $O }.
niwa-ui-log-moves = { $name } ṁóṽéś { $figure } { $route }
niwa-ui-log-moves-jump = { $name } ṁóṽéś { $figure } { $route } áńď ǰúṁƥś ŧó { $to }
niwa-ui-log-jumps = { $name } ǰúṁƥś ŵíŧħ { $figure } ƒŕóṁ { $from } ŧó { $to }.
niwa-ui-log-beads = , { $beads } ŧó { $receiver }
niwa-ui-log-passes = { $name } ŧŕáńśƒéŕś { $beads } ƒŕóṁ { $figure } ŧó { $receiver }.
niwa-ui-setup = Ǧáŕďéń
niwa-ui-setup-garden =
    { $garden ->
        [compact] Ćóṁƥáćŧ
        [zigzag] Žíǧžáǧ
        [pond] Ƥóńď
        [long] Ŀóńǧ
        [random] Ŕáńďóṁ
       *[own] Ýóúŕ óŵń
    }
niwa-ui-setup-first = Ŵħó ƀéǧíńś
niwa-ui-setup-drawn = Ďŕáŵń
niwa-ui-setup-places =
    { $first ->
        [drawn] Ŵħóéṽéŕ ďóéś ńóŧ ƀéǧíń ƥŀáćéś ƒíŕśŧ.
        [0] Ŧħé śáṁúŕáíś ƥŀáćé ƒíŕśŧ, ŧħéń ŧħé ķóķéśħíś ƥŀáćé áńď ƀéǧíń.
       *[1] Ŧħé ķóķéśħíś ƥŀáćé ƒíŕśŧ, ŧħéń ŧħé śáṁúŕáíś ƥŀáćé áńď ƀéǧíń.
    }
niwa-ui-setup-build = Ɓúíŀď á ǧáŕďéń
niwa-ui-setup-size = { $fields } ƒíéŀďś, ƀáśéś { $apart } ŀíńéś áƥáŕŧ
niwa-ui-stat-moves = Ŧúŕńś ŵíŧħ á ƒíǧúŕé
niwa-ui-stat-lines = Ŀíńéś ćŕóśśéď
niwa-ui-stat-jumps = ǰúṁƥś
niwa-ui-stat-passes = Ɓéáďś ŧŕáńśƒéŕŕéď
niwa-ui-stat-left = Ŀíńéś ŀéƒŧ
niwa-ui-builder = Ǧáŕďéń ƀúíŀďéŕ
niwa-ui-builder-help = Ćħóóśé á ŧíŀé áńď ŧáƥ á ďáśħéď ƥŀáćé. Ŧáƥ á ŀáíď ŧíŀé ŧó ŧúŕń íŧ.
niwa-ui-builder-opposite = Śééń ƒŕóṁ ŧħé ṁíďďŀé óƒ ŧħé ǧáŕďéń, ŧħé ŧŵó ƀáśéś ṁúśŧ ŀíé óƥƥóśíŧé éáćħ óŧħéŕ: áŧ ŀéáśŧ ŧħŕéé éíǧħŧħś óƒ á ƒúŀŀ ŧúŕń (135°) áƥáŕŧ.
niwa-ui-builder-tray = Ŧíŀéś íń ŧħé ƀóẋ
niwa-ui-builder-tile =
    { $base ->
        [yes] Ɓáśé ŧíŀé
       *[no] Ŧíŀé { $name }
    }, { $count } ŀéƒŧ
niwa-ui-builder-laid =
    { $base ->
        [yes] Ɓáśé ŧíŀé
       *[no] Ŧíŀé { $name }
    } áŧ { $u }, { $v }: ŧúŕń íŧ
niwa-ui-builder-empty = Éṁƥŧý ƥŀáćé áŧ { $u }, { $v }
niwa-ui-builder-remove = Ŧáķé ƀáćķ
niwa-ui-builder-random = Ŕáńďóṁ ƒáíŕ ǧáŕďéń
niwa-ui-builder-clear = Ćŀéáŕ
niwa-ui-builder-start = Ƥŀáý ħéŕé
niwa-ui-builder-copy = Ćóƥý
niwa-ui-builder-copied = Ćóƥíéď
niwa-ui-builder-paste = Ƥáśŧé
niwa-ui-builder-layout = Ŀáýóúŧ áś ŧéẋŧ
niwa-ui-builder-unreadable = Ŧħíś íś ńó ŀáýóúŧ: á ŀíśŧ óƒ [ú, ṽ, ŧíŀé, ŕóŧáŧíóń] íś éẋƥéćŧéď.
niwa-ui-builder-fits = Éṽéŕýŧħíńǧ ǰóíńś: { $fields } ƒíéŀďś, ƀáśéś { $apart } ŀíńéś áƥáŕŧ.
niwa-ui-builder-left =
    { $count ->
        [one] 1 ŧíŀé íś śŧíŀŀ íń ŧħé ƀóẋ.
       *[other] { $count } ŧíŀéś áŕé śŧíŀŀ íń ŧħé ƀóẋ.
    }
niwa-ui-builder-asking = Ćħéćķíńǧ …
niwa-ui-builder-offline = Ŧħé ŧáƀŀé ďóéś ńóŧ áńśŵéŕ. Ŧħé ǧáŕďéń íś ńóŧ ćħéćķéď.
niwa-ui-builder-disagree =
    Éďǧéś ŧħáŧ ďó ńóŧ ǰóíń: { $first } íś { $colour ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    }, { $second } íś { $other ->
        [G] ǧŕééń
        [Y] ýéŀŀóŵ
       *[O] óŕáńǧé
    }
niwa-ui-builder-apart = Ŧħé ŧíŀéś ďó ńóŧ ħáńǧ ŧóǧéŧħéŕ éďǧé ŧó éďǧé.
niwa-ui-builder-not-opposite =
    { $case ->
        [middle] Ŧħé ƀáśéś ďó ńóŧ ŀíé óƥƥóśíŧé éáćħ óŧħéŕ: óńé óƒ ŧħéṁ íś ŧħé ṁíďďŀé óƒ ŧħé ǧáŕďéń íŧśéŀƒ.
       *[apart] Ŧħé ƀáśéś ďó ńóŧ ŀíé óƥƥóśíŧé éáćħ óŧħéŕ: ŧħéý áŕé { $angle }° áƥáŕŧ, áŧ ŀéáśŧ { $least }° áŕé ńééďéď.
    }
niwa-ui-builder-bases = Ŧħé ŧŵó ƀáśéś ṁúśŧ ńóŧ ŧóúćħ.
