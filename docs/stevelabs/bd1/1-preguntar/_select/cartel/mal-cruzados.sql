-- Falla: filas
SELECT titulo AS para, jugadores AS juego FROM juego;
