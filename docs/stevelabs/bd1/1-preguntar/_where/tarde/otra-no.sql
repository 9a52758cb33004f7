SELECT id, vence, devuelto FROM prestamo
WHERE NOT devuelto <= vence AND prestado > '2025-12-31';
