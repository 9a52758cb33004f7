SELECT j.titulo
FROM juego AS j
JOIN juego_genero AS jg ON ___
JOIN genero AS g ON ___
WHERE g.nombre = 'Deportes';
