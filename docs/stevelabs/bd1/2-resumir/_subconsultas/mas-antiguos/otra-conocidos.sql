SELECT titulo, estreno FROM juego
WHERE estreno = (SELECT min(estreno) FROM juego WHERE estreno IS NOT NULL);
