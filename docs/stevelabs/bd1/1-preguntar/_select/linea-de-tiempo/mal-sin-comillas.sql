-- Falla: error
SELECT DISTINCT estreno AS Estreno (año) FROM juego;
