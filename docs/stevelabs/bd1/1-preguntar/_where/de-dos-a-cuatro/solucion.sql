SELECT titulo, jugadores FROM juego
WHERE jugadores BETWEEN 2 AND 4;
