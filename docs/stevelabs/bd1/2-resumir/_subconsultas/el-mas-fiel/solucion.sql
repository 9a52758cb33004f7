SELECT max(t.veces)
FROM (
  SELECT count(*) AS veces FROM prestamo
  GROUP BY socio_id
) AS t;
