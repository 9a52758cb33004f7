-- Falla: filas
SELECT count(*), count(DISTINCT id) FROM juego;
