SELECT titulo, estreno - estreno % 10 AS desde FROM juego;
