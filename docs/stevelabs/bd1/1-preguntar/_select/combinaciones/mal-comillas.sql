-- Falla: error
SELECT DISTINCT soporte, jugadores, "por revisar" AS estado FROM juego;
