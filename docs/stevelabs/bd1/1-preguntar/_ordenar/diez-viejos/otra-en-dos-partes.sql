WITH conocidos AS (SELECT * FROM juego WHERE estreno NOTNULL)
SELECT titulo, estreno FROM conocidos ORDER BY estreno, titulo, id LIMIT 0, 10;
