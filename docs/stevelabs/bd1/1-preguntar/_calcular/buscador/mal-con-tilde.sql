-- Falla: filas
SELECT titulo, length(titulo) FROM juego
WHERE titulo LIKE '%la%' OR titulo LIKE '%LÁ%' ORDER BY 2 DESC, 1;
