-- Falla: filas
SELECT titulo, estreno FROM juego
WHERE estreno = (1983);
