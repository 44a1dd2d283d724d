# Worte über Regeln: die Teile einer Spielanleitung, und woher eine Regel stammt.

mark-B = aus der Spielanleitung
mark-B-de = aus der deutschen Spielanleitung
mark-B-en = aus der englischen Spielanleitung
mark-P = allgemein bekannt
mark-R = unsere Festlegung
mark-C = Spielmaterial

part-components = Material
part-set-up = Aufbau
part-turn = Der Zug
part-meeting = Treffen
part-end = Spielende
part-roll = Würfeln und Werfen
part-threats = Bedrohungen
part-house = Das Haus schlagen
part-push = Das Glück herausfordern
part-scoring = Wertung
