SELECT titulo, jugadores FROM juego
ORDER BY jugadores NULLS LAST, titulo;
