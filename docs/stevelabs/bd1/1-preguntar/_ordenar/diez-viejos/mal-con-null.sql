-- Falla: filas
SELECT titulo, estreno FROM juego ORDER BY estreno, titulo LIMIT 10;
