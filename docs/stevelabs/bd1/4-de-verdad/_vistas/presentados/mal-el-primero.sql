-- Falla: filas
WITH presentado AS (
  SELECT presentado_por AS id, count(*) AS nuevos
  FROM socio
  WHERE presentado_por IS NOT NULL
  GROUP BY presentado_por
)
SELECT s.nombre, presentado.nuevos
FROM presentado
JOIN socio AS s ON s.id = presentado.id
ORDER BY nuevos DESC LIMIT 1;
