SELECT titulo, jugadores FROM juego WHERE coalesce(jugadores, 0) <> 1;
