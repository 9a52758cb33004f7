-- Falla: filas
SELECT count(DISTINCT socio_id) FROM prestamo
WHERE devuelto IS NULL;
