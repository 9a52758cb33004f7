-- Falla: filas
SELECT g.nombre, count(*) AS veces
FROM juego_genero AS jg JOIN genero AS g ON g.id = jg.genero_id
GROUP BY g.id ORDER BY veces DESC, g.nombre;
