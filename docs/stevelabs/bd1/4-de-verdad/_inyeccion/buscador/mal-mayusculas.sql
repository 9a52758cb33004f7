-- Falla: filas
SELECT id, titulo FROM juego
WHERE instr(titulo, ?) > 0
ORDER BY id;
