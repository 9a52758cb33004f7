-- Falla: filas
SELECT titulo, copias FROM juego
WHERE copias > 1
ORDER BY titulo;
