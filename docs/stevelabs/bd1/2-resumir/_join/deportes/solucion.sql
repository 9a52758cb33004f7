SELECT j.titulo
FROM juego AS j
JOIN juego_genero AS jg ON jg.juego_id = j.id
JOIN genero AS g ON g.id = jg.genero_id
WHERE g.nombre = 'Deportes';
