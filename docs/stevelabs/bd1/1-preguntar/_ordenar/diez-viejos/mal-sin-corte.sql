-- Falla: filas
SELECT titulo, estreno FROM juego WHERE estreno IS NOT NULL ORDER BY estreno, titulo;
