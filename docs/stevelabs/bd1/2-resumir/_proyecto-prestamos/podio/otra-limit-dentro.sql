SELECT j.titulo, count(*) FROM prestamo AS p JOIN juego AS j ON j.id = p.juego_id
GROUP BY p.juego_id
HAVING count(*) = (SELECT count(*) FROM prestamo GROUP BY juego_id ORDER BY 1 DESC LIMIT 1)
ORDER BY p.juego_id;
