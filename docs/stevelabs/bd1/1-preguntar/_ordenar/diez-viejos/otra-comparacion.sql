SELECT titulo, estreno FROM juego WHERE estreno > 0 ORDER BY estreno ASC, titulo ASC LIMIT 10;
