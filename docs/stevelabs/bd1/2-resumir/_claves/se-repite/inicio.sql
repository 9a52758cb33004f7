SELECT count(*), count(___) FROM juego;
