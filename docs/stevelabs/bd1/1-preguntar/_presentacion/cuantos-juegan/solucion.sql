SELECT jugadores FROM juego;
