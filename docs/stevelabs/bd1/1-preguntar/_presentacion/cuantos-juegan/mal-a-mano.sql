-- Falla: filas
SELECT 2 FROM juego;
