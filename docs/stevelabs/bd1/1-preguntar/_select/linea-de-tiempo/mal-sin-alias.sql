-- Falla: columnas
SELECT DISTINCT estreno FROM juego;
