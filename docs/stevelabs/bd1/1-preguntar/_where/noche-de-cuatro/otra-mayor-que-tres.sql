SELECT titulo FROM juego WHERE jugadores > 3;
