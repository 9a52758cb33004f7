-- Falla: filas
SELECT titulo, length(titulo) AS letras FROM juego
WHERE instr(titulo, 'la') > 0 ORDER BY letras DESC, id;
