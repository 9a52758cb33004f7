INSERT INTO vecino (carnet, nombre, barrio, multa)
SELECT trim(carnet), max(trim(nombre)), nullif(max(trim(barrio)), ''),
  CAST(nullif(max(trim(multa)), '') AS INTEGER)
FROM llegada GROUP BY trim(carnet);
