INSERT INTO vecino
WITH limpia AS (
  SELECT trim(carnet) AS c, trim(nombre) AS n, nullif(trim(barrio), '') AS b,
    nullif(trim(multa), '') AS m
  FROM llegada
)
SELECT DISTINCT c, n, b, m FROM limpia;
