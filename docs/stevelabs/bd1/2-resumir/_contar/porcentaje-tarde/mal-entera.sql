-- Falla: filas
SELECT round(100 * sum(devuelto > vence) / count(devuelto), 1), count(DISTINCT socio_id)
FROM prestamo WHERE devuelto IS NOT NULL;
