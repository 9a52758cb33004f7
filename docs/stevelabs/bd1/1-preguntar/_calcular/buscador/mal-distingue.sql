-- Falla: filas
SELECT titulo, length(titulo) AS letras FROM juego
WHERE titulo GLOB '*la*' OR titulo GLOB '*La*' ORDER BY letras DESC, titulo;
