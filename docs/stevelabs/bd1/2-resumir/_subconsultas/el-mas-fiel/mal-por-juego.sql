-- Falla: filas
SELECT max(t.veces)
FROM (
  SELECT count(*) AS veces FROM prestamo
  GROUP BY juego_id
) AS t;
