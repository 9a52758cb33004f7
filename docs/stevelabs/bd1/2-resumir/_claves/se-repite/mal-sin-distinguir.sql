-- Falla: filas
SELECT count(*), count(titulo) FROM juego;
