SELECT titulo FROM juego WHERE titulo = '' UNION SELECT nombre FROM genero WHERE nombre <> '';
