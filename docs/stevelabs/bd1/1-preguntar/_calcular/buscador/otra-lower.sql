SELECT titulo, length(titulo) FROM juego WHERE lower(titulo) LIKE '%la%' ORDER BY length(titulo) DESC, titulo;
