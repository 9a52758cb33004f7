SELECT titulo, jugadores FROM juego
WHERE jugadores IS NOT NULL;
