SELECT id, titulo FROM juego, formulario
WHERE instr(lower(titulo), lower(texto)) > 0
ORDER BY id;
