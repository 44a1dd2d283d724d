"""How fast Engawa is, as ratios against peers measured in the same run. docs/bench.md tells how to read it."""
