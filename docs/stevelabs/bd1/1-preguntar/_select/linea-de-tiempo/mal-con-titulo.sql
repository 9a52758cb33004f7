-- Falla: columnas
SELECT DISTINCT titulo, estreno AS "Estreno (año)" FROM juego;
