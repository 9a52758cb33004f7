-- Falla: filas
SELECT estreno AS "Estreno (año)" FROM juego;
