# Laternen, ein Spiel für Tests.

lanterns-seat = Lampe { $seat }
lanterns-burns = Lampe { $seat } brennt
lanterns-over = alle sind gezeigt
lanterns-shown = Lampe { $seat } zeigt { $number }.
lanterns-dice = Würfel
lanterns-card = Karte
lanterns-roll = Würfeln, noch { $left }
lanterns-show = Die { $number } zeigen
lanterns-la-1 = { $count } Würfe sind gemacht
lanterns-la-2 = noch kein Wurf ist gemacht
