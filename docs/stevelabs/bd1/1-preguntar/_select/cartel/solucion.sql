SELECT jugadores AS para, titulo AS juego FROM juego;
