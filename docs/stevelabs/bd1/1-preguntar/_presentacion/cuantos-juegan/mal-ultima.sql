-- Falla: filas
SELECT jugadores FROM juego;
SELECT titulo FROM juego;
