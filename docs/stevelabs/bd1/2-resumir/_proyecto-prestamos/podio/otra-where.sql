SELECT j.titulo, t.veces
FROM juego AS j, (SELECT juego_id, count(*) AS veces FROM prestamo GROUP BY juego_id) AS t
WHERE t.juego_id = j.id
AND t.veces = (SELECT max(n) FROM (SELECT count(*) AS n FROM prestamo GROUP BY juego_id))
ORDER BY t.juego_id;
