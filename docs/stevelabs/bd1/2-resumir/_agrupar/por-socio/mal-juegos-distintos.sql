-- Falla: filas
SELECT socio_id, count(DISTINCT juego_id) AS veces FROM prestamo
GROUP BY socio_id
ORDER BY veces DESC, socio_id;
