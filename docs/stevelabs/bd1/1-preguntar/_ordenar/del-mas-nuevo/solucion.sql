SELECT titulo, estreno FROM juego
ORDER BY estreno DESC, titulo;
