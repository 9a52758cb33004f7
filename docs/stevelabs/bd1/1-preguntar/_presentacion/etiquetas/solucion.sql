SELECT id FROM juego;
