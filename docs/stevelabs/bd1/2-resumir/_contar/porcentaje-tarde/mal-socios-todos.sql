-- Falla: filas
SELECT round(avg(devuelto > vence) * 100, 1), count(DISTINCT socio_id)
FROM prestamo;
