"""Figures about the server in Prometheus' form; none of them is about a single table or person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

TABLES_MADE = Counter(
    "underdeck_tables_made", "Tables that were set up.", ["game"], registry=REGISTRY
)
TABLES_OPEN = Gauge("underdeck_tables_open", "Tables in this process's memory.", registry=REGISTRY)
SOCKETS = Gauge("underdeck_sockets", "Clients that are connected.", registry=REGISTRY)
COMMANDS = Counter(
    "underdeck_commands",
    "Messages of clients, by what was asked and how it was answered.",
    ["do", "answer"],
    registry=REGISTRY,
)
BOT_ACTIONS = Counter("underdeck_bot_actions", "Actions that bots played.", registry=REGISTRY)
TURNED_AWAY = Counter(
    "underdeck_turned_away",
    "Requests refused by a limit, or since they came from another site.",
    ["why"],
    registry=REGISTRY,
)
FAULTS = Counter("underdeck_faults", "Errors of the server's own.", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "underdeck_commit_seconds",
    "How long a commit took that many changes may share.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
ANSWER_SECONDS = Histogram(
    "underdeck_answer_seconds",
    "From the arrival of a client's message to its answer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=REGISTRY,
)


def page() -> bytes:
    """All figures as text, as Prometheus reads them."""
    return generate_latest(REGISTRY)
