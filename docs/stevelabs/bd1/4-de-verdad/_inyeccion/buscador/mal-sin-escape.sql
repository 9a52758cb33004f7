-- Falla: filas
SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || replace(replace(?, '%', '!%'), '_', '!_') || '%'
ORDER BY id;
