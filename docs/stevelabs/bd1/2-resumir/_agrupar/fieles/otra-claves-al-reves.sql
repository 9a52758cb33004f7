SELECT socio_id, juego_id, count(*), min(prestado) FROM prestamo
GROUP BY juego_id, socio_id
HAVING count(*) > 3
ORDER BY 3 DESC, 1, 2;
