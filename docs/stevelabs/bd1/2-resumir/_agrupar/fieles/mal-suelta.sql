-- Falla: filas
SELECT socio_id, juego_id, count(*) AS veces, prestado FROM prestamo
GROUP BY socio_id, juego_id
HAVING count(*) >= 4
ORDER BY veces DESC, socio_id, juego_id;
