WITH presentado AS (
  SELECT ___ AS id, ___ AS nuevos
  FROM socio
  WHERE ___
  GROUP BY ___
)
SELECT s.nombre, presentado.nuevos
FROM presentado
JOIN socio AS s ON s.id = presentado.id
WHERE presentado.nuevos = (SELECT max(nuevos) FROM presentado);
