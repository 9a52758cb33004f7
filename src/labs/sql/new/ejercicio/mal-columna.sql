-- Falla: filas
SELECT DISTINCT soporte FROM juego;
