SELECT round(sum(devuelto > vence) * 100.0 / count(devuelto), 1), count(DISTINCT socio_id)
FROM prestamo WHERE NOT devuelto IS NULL;
