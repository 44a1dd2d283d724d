# Words about clauses: the parts of a rulebook, and where a rule comes from.

kind-B = from the rulebook
kind-P = publicly known
kind-R = our ruling
kind-C = component data

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
