-- Falla: filas
SELECT soporte FROM juego;
