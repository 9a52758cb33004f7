-- Falla: filas
SELECT juego_id, count(*) AS veces FROM prestamo
GROUP BY juego_id
ORDER BY veces DESC, juego_id;
