SELECT titulo
FROM juego AS j
JOIN juego_genero AS jg ON j.id = juego_id
JOIN genero AS g ON genero_id = g.id
WHERE nombre = 'Deportes';
