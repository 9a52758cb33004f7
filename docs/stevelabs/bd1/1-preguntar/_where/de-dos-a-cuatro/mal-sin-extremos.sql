-- Falla: filas
SELECT titulo, jugadores FROM juego
WHERE jugadores BETWEEN 3 AND 4;
