-- Falla: filas
SELECT titulo, jugadores FROM juego WHERE jugadores IS NOT NULL ORDER BY jugadores, titulo;
