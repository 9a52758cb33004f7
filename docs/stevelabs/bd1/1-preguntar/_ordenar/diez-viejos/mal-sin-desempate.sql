-- Falla: filas
-- Falla: orden
SELECT titulo, estreno FROM juego WHERE estreno IS NOT NULL ORDER BY estreno LIMIT 10;
