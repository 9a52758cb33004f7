SELECT * FROM juego;
