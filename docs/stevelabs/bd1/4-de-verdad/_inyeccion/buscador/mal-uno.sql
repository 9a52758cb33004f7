-- Falla: filas
SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || replace(replace(?, '!', '!!'), '%', '!%') || '%' ESCAPE '!'
ORDER BY id;
