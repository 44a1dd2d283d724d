"""A look at the game afterwards, and a hint on the way: what a position and each move in it is worth, and why.

    analyst = Analyst(match)
    for progress in analyst.work():
        ...
    analyst.document()

docs/analysis.md tells what the numbers mean.
"""

from engawa.analysis.analyst import Analyst, Progress
from engawa.analysis.document import heading
from engawa.analysis.grades import COSTS, GRADES, grade_of
from engawa.analysis.hints import SECONDS, hint

__all__ = ["COSTS", "GRADES", "SECONDS", "Analyst", "Progress", "grade_of", "heading", "hint"]
