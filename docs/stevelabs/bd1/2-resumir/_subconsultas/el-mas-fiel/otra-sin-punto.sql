SELECT max(veces)
FROM (
  SELECT count(*) AS veces FROM prestamo
  GROUP BY prestamo.socio_id
) AS t;
