-- Falla: filas
SELECT titulo, estreno
FROM (SELECT * FROM juego WHERE estreno IS NOT NULL ORDER BY estreno LIMIT 10)
ORDER BY estreno, titulo;
