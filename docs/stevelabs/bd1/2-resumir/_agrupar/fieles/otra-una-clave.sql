SELECT min(socio_id), min(juego_id), count(*) AS veces, min(prestado) FROM prestamo
GROUP BY socio_id || '-' || juego_id
HAVING NOT count(*) < 4
ORDER BY count(*) DESC, min(socio_id), min(juego_id);
