SELECT id, titulo FROM juego ORDER BY id LIMIT 15, 5;
