SELECT juego.titulo FROM genero
JOIN juego_genero ON genero.id = genero_id
JOIN juego ON juego.id = juego_id
WHERE genero.nombre IN ('Deportes');
