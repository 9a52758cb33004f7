SELECT socio_id, juego_id, count(id) AS veces, min(prestado) FROM prestamo
GROUP BY 1, 2
HAVING veces >= 4
ORDER BY veces DESC, socio_id, juego_id;
