-- Falla: filas
SELECT round(100.0 * sum(devuelto > vence) / count(*), 1), count(DISTINCT socio_id)
FROM prestamo WHERE devuelto > vence;
