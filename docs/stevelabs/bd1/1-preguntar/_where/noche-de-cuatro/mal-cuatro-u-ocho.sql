-- Falla: filas
SELECT titulo FROM juego WHERE jugadores IN (4, 8);
