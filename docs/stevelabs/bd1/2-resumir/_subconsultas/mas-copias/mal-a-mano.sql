-- Falla: filas
SELECT titulo, copias FROM juego
WHERE copias = 3
ORDER BY titulo;
