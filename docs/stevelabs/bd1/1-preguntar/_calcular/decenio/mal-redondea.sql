-- Falla: filas
SELECT titulo, round(estreno / 10.0) * 10 AS desde FROM juego;
