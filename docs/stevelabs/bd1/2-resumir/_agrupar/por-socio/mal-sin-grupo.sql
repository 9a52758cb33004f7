-- Falla: filas
SELECT socio_id, count(*) AS veces FROM prestamo
ORDER BY veces DESC, socio_id;
