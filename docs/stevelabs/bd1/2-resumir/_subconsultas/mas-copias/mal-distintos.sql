-- Falla: filas
SELECT DISTINCT titulo, copias FROM juego
WHERE copias = (SELECT max(copias) FROM juego)
ORDER BY titulo;
