-- Falla: filas
SELECT id, titulo FROM juego
WHERE titulo LIKE '%' || (SELECT replace(replace(texto, '%', '\%'), '_', '\_') FROM formulario) || '%' ESCAPE '\'
ORDER BY id;
