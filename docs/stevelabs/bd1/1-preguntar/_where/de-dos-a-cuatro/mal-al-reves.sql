-- Falla: filas
SELECT titulo, jugadores FROM juego
WHERE jugadores BETWEEN 4 AND 2;
