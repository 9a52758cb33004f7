SELECT j.titulo, t.tope
FROM juego AS j JOIN (SELECT max(copias) AS tope FROM juego) AS t ON j.copias = t.tope
ORDER BY j.titulo;
