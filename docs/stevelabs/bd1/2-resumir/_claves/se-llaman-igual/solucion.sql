SELECT
  lower(nombre) AS llamados,
  count(*) AS socios,
  min(carnet) AS menor,
  max(carnet) AS mayor
FROM socio
GROUP BY lower(nombre)
HAVING count(*) > 1
ORDER BY llamados;
