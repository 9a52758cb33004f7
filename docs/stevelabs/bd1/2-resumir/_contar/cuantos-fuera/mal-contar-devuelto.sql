-- Falla: filas
SELECT count(devuelto) FROM prestamo
WHERE devuelto IS NULL;
