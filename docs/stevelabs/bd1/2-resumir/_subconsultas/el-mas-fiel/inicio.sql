SELECT max(___)
FROM (
  SELECT count(*) AS veces FROM prestamo
  GROUP BY ___
) AS t;
