-- Falla: error
SELECT max(t.socio_id)
FROM (
  SELECT count(*) AS veces FROM prestamo
  GROUP BY socio_id
) AS t;
