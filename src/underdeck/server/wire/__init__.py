"""The public protocol: what goes over a table's WebSocket, both ways."""
