SELECT titulo, estreno / 10 * 10 AS desde FROM juego;
