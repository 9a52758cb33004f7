-- Falla: filas
SELECT id, vence, devuelto FROM prestamo
WHERE devuelto > vence AND devuelto >= '2026-01-01';
