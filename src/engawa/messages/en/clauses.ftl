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
