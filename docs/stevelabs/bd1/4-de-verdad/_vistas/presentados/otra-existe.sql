WITH presentado AS (
  SELECT presentado_por AS id, count(*) AS nuevos
  FROM socio
  GROUP BY presentado_por
  HAVING presentado_por IS NOT NULL
)
SELECT s.nombre, presentado.nuevos
FROM presentado
JOIN socio AS s ON s.id = presentado.id
WHERE presentado.nuevos = (SELECT max(nuevos) FROM presentado);
