-- Falla: error
SELECT titulo, estreno FROM juego
WHERE estreno = (min(estreno));
