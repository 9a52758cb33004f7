-- Falla: error
SELECT jugador FROM juego;
