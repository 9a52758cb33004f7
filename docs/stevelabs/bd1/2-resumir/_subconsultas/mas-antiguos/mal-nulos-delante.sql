-- Falla: filas
SELECT titulo, estreno FROM juego
WHERE estreno = (SELECT estreno FROM juego ORDER BY estreno LIMIT 1);
