-- Falla: filas
SELECT titulo, estreno / 10 AS desde FROM juego;
