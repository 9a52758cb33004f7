-- Falla: orden
SELECT socio_id, juego_id, count(*) AS veces, min(prestado) FROM prestamo
GROUP BY socio_id, juego_id
HAVING count(*) >= 4
ORDER BY socio_id, juego_id;
