WITH limpio AS (
  SELECT replace(replace(replace(?, '\', '\\'), '_', '\_'), '%', '\%') AS patron
)
SELECT j.id, j.titulo FROM juego AS j JOIN limpio AS l
ON j.titulo LIKE '%' || l.patron || '%' ESCAPE '\'
ORDER BY j.id;
