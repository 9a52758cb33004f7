SELECT estreno AS [Estreno (año)] FROM juego GROUP BY estreno;
