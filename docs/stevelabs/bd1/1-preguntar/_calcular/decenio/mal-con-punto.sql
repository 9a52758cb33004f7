-- Falla: filas
SELECT titulo, estreno / 10.0 * 10 AS desde FROM juego;
