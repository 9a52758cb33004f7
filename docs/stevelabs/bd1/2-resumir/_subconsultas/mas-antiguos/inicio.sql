SELECT titulo, estreno FROM juego
WHERE estreno = (___);
