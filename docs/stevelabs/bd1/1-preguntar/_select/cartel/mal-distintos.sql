-- Falla: filas
SELECT DISTINCT jugadores AS para, titulo AS juego FROM juego;
