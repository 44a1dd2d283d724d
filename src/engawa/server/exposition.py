"""Prometheus' text format: one metric after another, each with what it means and what it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import NamedTuple

from engawa.store.histogram import Histogram

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(NamedTuple):
    """A number, several by one label, or a histogram, under a name that says its unit."""

    name: str
    kind: str  # gauge, counter or histogram
    help: str
    value: float | Mapping[str, float] | Histogram
    label: str = ""


def text_of(metrics: list[Metric]) -> str:
    """All of them as Prometheus reads them."""
    return "".join(f"{line}\n" for metric in metrics for line in _lines(metric))


def _lines(metric: Metric) -> Iterator[str]:
    yield f"# HELP {metric.name} {metric.help}"
    yield f"# TYPE {metric.name} {metric.kind}"
    value = metric.value
    if isinstance(value, Histogram):
        bounds = [*map(repr, value.bounds), "+Inf"]
        for bound, count in zip(bounds, accumulate(value.counts), strict=True):
            yield f'{metric.name}_bucket{{le="{bound}"}} {count}'
        yield f"{metric.name}_sum {value.total!r}"
        yield f"{metric.name}_count {sum(value.counts)}"
    elif isinstance(value, Mapping):
        for name, number in sorted(value.items()):
            yield f'{metric.name}{{{metric.label}="{_escaped(name)}"}} {number!r}'
    else:
        yield f"{metric.name} {value!r}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
