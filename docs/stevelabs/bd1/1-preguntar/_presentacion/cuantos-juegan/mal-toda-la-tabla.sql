-- Falla: columnas
SELECT * FROM juego;
