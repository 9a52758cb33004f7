-- Falla: error
SELECT estreno DISTINCT AS "Estreno (año)" FROM juego;
