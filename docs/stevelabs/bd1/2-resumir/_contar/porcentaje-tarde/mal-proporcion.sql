-- Falla: filas
SELECT round(avg(devuelto > vence), 1), count(DISTINCT socio_id)
FROM prestamo WHERE devuelto IS NOT NULL;
