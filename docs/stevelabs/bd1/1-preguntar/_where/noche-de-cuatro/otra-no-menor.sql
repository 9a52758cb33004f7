SELECT titulo FROM juego WHERE NOT jugadores < 4;
