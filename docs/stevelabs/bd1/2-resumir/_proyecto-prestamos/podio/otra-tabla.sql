SELECT j.titulo, t.n FROM (SELECT juego_id, count(*) AS n FROM prestamo GROUP BY juego_id) AS t
JOIN juego AS j ON j.id = t.juego_id
WHERE NOT EXISTS (SELECT count(*) FROM prestamo GROUP BY juego_id HAVING count(*) > t.n)
ORDER BY j.id;
