-- Falla: filas
SELECT titulo, length(titulo) AS letras FROM juego WHERE titulo LIKE '%l%' AND titulo LIKE '%a%' ORDER BY letras DESC, titulo;
