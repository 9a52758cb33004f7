-- Falla: columnas
SELECT jugadores titulo FROM juego;
