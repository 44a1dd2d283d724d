# Words about clauses: the parts of a rulebook, and where a rule comes from.

mark-B = from the booklet
mark-B-de = from the German booklet
mark-B-en = from the English booklet
mark-P = publicly known
mark-R = our ruling
mark-C = component data

part-components = Components
part-set-up = Set-up
part-turn = The turn
part-meeting = Meeting
part-end = The end
part-roll = Rolling and throwing
part-threats = Threats
part-house = Beating the house
part-push = Push your luck
part-scoring = Scoring
