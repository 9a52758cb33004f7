SELECT titulo, jugadores FROM juego ORDER BY jugadores IS NULL, jugadores, titulo;
