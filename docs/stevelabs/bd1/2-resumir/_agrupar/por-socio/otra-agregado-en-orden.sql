SELECT socio_id, count(*) FROM prestamo
GROUP BY socio_id
ORDER BY count(*) DESC, socio_id ASC;
