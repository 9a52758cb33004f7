WITH pieza AS (
  SELECT id, titulo || ' [' || soporte || ', ' AS inicio,
    CASE WHEN estreno IS NULL THEN 's. f.' ELSE estreno END AS fecha
  FROM juego
)
SELECT inicio || fecha || ']' AS "la etiqueta" FROM pieza ORDER BY id;
