-- Falla: columnas
SELECT DISTINCT soporte, jugadores, 'por revisar' FROM juego;
