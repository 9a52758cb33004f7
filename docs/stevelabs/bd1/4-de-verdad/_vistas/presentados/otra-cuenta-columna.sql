WITH presentado AS (
  SELECT presentado_por AS id, count(presentado_por) AS nuevos
  FROM socio
  WHERE presentado_por > 0
  GROUP BY 1
)
SELECT s.nombre, presentado.nuevos
FROM presentado
JOIN socio AS s ON s.id = presentado.id
WHERE presentado.nuevos = (SELECT max(nuevos) FROM presentado);
