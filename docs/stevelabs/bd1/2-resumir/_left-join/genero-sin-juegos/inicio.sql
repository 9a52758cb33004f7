SELECT g.nombre
FROM genero AS g LEFT JOIN juego_genero AS jg ON jg.genero_id = g.id
WHERE ___;
