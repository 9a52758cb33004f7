-- Falla: filas
SELECT count(*) FROM prestamo
WHERE devuelto IS NULL AND nota IS NULL;
