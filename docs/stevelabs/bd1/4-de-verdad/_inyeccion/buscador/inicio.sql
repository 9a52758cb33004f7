SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || (SELECT texto FROM formulario) || '%'
ORDER BY id;
