SELECT titulo, jugadores, estreno FROM juego ORDER BY 2 DESC, 3 ASC, titulo;
