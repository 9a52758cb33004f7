SELECT jugadores para, titulo juego FROM juego;
