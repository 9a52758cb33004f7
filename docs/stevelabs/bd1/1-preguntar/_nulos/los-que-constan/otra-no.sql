SELECT titulo, jugadores FROM juego WHERE NOT jugadores IS NULL;
