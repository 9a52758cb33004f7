-- Falla: filas
SELECT count(*) FROM prestamo
WHERE devuelto = NULL;
