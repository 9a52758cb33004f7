-- Falla: filas
WITH presentado AS (
  SELECT presentado_por AS id, count(*) AS nuevos
  FROM socio
  WHERE presentado_por IS NOT NULL
  GROUP BY id
)
SELECT s.nombre, presentado.nuevos
FROM presentado
JOIN socio AS s ON s.id = presentado.id
WHERE presentado.nuevos = (SELECT max(nuevos) FROM presentado);
