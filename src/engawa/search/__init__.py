"""Search: Monte-Carlo trees over the kernel contract, in both lives. Knows no game.

    searcher = Searcher(game, players=2)
    findings = searcher.search(board, state, seat, rng, simulations=1000)
    findings.best, findings.values, findings.line

docs/search.md tells how it works and what to ask for.
"""

from engawa.search.findings import Choice, Findings
from engawa.search.searcher import TO_THE_END, Searcher

__all__ = ["TO_THE_END", "Choice", "Findings", "Searcher"]
