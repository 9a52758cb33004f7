-- Falla: filas
SELECT 'titulo' FROM juego;
