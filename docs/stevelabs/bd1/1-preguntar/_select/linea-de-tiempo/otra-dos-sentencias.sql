SELECT titulo, estreno FROM juego;
SELECT DISTINCT estreno AS 'Estreno (año)' FROM juego;
