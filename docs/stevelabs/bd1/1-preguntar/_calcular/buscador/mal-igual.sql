-- Falla: filas
SELECT titulo, length(titulo) AS letras FROM juego WHERE titulo = '%la%' ORDER BY letras DESC, id;
