-- Falla: filas
SELECT id, vence, devuelto FROM prestamo
WHERE devuelto > vence;
