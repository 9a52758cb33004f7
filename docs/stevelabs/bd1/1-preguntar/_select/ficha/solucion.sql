SELECT id, jugadores, titulo FROM juego;
