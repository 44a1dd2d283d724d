# Worte über Regeln: die Teile einer Spielanleitung, und woher eine Regel stammt.

kind-B = aus der Spielanleitung
kind-P = allgemein bekannt
kind-R = unsere Festlegung
kind-C = Spielmaterial

part-components = Material
part-set-up = Aufbau
part-turn = Der Zug
part-meeting = Begegnungen
part-end = Spielende
part-roll = Würfeln und Werfen
part-threats = Bedrohungen
part-house = Das Haus schlagen
part-push = Das Glück herausfordern
part-scoring = Wertung
