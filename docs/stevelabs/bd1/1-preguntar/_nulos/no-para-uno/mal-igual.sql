-- Falla: filas
SELECT titulo, jugadores FROM juego WHERE jugadores <> 1 OR jugadores = NULL;
