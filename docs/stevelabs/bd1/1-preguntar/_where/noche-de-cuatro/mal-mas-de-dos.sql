-- Falla: filas
SELECT titulo FROM juego WHERE jugadores > 2;
