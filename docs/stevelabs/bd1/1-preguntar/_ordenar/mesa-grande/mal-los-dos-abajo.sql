-- Falla: orden
SELECT titulo, jugadores, estreno FROM juego ORDER BY jugadores DESC, estreno DESC;
