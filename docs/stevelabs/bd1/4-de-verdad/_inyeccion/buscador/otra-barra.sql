WITH limpio AS (
  SELECT replace(replace(replace(texto, '\', '\\'), '_', '\_'), '%', '\%') AS patron
  FROM formulario
)
SELECT j.id, j.titulo FROM juego AS j JOIN limpio AS l
ON j.titulo LIKE '%' || l.patron || '%' ESCAPE '\'
ORDER BY j.id;
