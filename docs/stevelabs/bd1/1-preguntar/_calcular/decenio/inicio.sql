SELECT titulo, estreno ___ AS desde FROM juego;
