SELECT titulo, estreno FROM juego ORDER BY estreno DESC NULLS LAST, titulo ASC;
