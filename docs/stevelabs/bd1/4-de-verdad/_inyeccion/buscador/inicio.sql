SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || ? || '%'
ORDER BY id;
