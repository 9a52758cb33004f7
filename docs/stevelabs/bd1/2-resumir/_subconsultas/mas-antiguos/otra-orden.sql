SELECT titulo, estreno FROM juego
WHERE estreno = (SELECT estreno FROM juego ORDER BY estreno NULLS LAST LIMIT 1);
