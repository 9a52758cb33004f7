-- Falla: filas
SELECT titulo, length(titulo) AS letras FROM juego WHERE titulo LIKE '% la %' ORDER BY letras DESC, titulo;
