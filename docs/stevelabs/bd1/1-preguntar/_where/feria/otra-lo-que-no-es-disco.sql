SELECT titulo, estreno FROM juego
WHERE soporte <> 'disco' AND estreno > 1984 AND estreno < 1992;
