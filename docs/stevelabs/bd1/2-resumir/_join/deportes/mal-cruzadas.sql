-- Falla: filas
SELECT j.titulo
FROM juego AS j
JOIN juego_genero AS jg ON jg.genero_id = j.id
JOIN genero AS g ON g.id = jg.juego_id
WHERE g.nombre = 'Deportes';
