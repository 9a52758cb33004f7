-- Falla: filas
SELECT round(100.0 * sum(devuelto > vence) / count(devuelto), 1), count(socio_id)
FROM prestamo WHERE devuelto IS NOT NULL;
