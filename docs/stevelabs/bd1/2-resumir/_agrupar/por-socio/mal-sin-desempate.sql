-- Falla: orden
SELECT socio_id, count(*) AS veces FROM prestamo
GROUP BY socio_id
ORDER BY veces DESC;
