-- Falla: error
SELECT titulo, copias FROM juego
WHERE copias = max(copias)
ORDER BY titulo;
