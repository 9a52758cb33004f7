-- Falla: orden
SELECT titulo, jugadores FROM juego ORDER BY jugadores DESC, titulo;
