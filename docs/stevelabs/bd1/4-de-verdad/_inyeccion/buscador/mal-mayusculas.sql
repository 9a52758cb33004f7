-- Falla: filas
SELECT id, titulo FROM juego
WHERE instr(titulo, (SELECT texto FROM formulario)) > 0
ORDER BY id;
