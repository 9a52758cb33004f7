# Ninguna sesión abierta.
