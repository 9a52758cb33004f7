SELECT socio_id, count(socio_id) AS veces FROM prestamo
GROUP BY socio_id
HAVING veces > 0
ORDER BY -veces, socio_id;
