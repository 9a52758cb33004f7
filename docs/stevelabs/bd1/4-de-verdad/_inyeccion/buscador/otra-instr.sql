SELECT id, titulo FROM juego
WHERE instr(lower(titulo), lower(?)) > 0
ORDER BY id;
