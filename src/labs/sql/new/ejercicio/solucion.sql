SELECT titulo FROM juego;
