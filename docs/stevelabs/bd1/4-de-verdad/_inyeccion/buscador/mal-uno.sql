-- Falla: filas
SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || (SELECT replace(replace(texto, '!', '!!'), '%', '!%') FROM formulario) || '%' ESCAPE '!'
ORDER BY id;
