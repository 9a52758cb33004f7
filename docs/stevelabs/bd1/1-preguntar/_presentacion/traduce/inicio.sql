ELIGE * DE juego;
