SELECT juego.titulo
FROM juego;
