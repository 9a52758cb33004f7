-- Falla: filas
SELECT titulo, copias FROM juego
ORDER BY copias DESC, titulo
LIMIT 1;
