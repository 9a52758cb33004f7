-- Falla: filas
SELECT soporte, jugadores, 'por revisar' AS estado FROM juego;
