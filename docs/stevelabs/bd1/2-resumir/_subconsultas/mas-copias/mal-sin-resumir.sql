-- Falla: filas
SELECT titulo, max(copias) FROM juego
ORDER BY titulo;
