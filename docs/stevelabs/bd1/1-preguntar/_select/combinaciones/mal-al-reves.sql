-- Falla: columnas
SELECT DISTINCT jugadores, soporte, 'por revisar' AS estado FROM juego;
