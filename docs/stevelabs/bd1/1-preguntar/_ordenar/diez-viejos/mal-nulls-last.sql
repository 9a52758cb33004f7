-- Falla: filas
SELECT titulo, estreno FROM juego ORDER BY estreno NULLS LAST, titulo LIMIT 10;
