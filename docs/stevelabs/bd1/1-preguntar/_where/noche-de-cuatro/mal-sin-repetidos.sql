-- Falla: filas
SELECT DISTINCT titulo FROM juego WHERE jugadores >= 4;
