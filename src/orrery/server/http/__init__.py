"""The HTTP API by area. A route says what it takes and gives; the OpenAPI document is made from that."""
