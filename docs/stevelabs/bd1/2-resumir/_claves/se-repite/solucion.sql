SELECT count(*), count(DISTINCT titulo) FROM juego;
