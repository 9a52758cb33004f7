FROM nombre juego SELECT socio;
