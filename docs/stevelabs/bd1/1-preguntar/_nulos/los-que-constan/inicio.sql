SELECT titulo, jugadores FROM juego
WHERE jugadores ___;
