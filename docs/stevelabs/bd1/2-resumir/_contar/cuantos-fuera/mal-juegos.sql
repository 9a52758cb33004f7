-- Falla: filas
SELECT count(DISTINCT juego_id) FROM prestamo
WHERE devuelto IS NULL;
