-- Falla: filas
SELECT titulo, jugadores FROM juego WHERE jugadores IS NULL;
