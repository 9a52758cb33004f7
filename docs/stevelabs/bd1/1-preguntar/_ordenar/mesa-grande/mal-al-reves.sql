-- Falla: orden
SELECT titulo, jugadores, estreno FROM juego ORDER BY estreno, jugadores DESC;
