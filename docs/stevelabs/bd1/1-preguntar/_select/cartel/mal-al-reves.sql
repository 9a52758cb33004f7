-- Falla: columnas
SELECT titulo AS juego, jugadores AS para FROM juego;
