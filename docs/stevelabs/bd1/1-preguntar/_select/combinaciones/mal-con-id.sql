-- Falla: columnas
SELECT DISTINCT id, soporte, jugadores, 'por revisar' AS estado FROM juego;
