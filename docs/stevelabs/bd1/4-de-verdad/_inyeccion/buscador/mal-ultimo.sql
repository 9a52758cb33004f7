-- Falla: filas
SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || replace(replace(replace(?, '%', '!%'), '_', '!_'), '!', '!!') || '%' ESCAPE '!'
ORDER BY id;
