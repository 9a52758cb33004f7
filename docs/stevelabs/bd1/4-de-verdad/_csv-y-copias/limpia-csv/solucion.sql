INSERT INTO vecino
SELECT DISTINCT trim(carnet), trim(nombre),
  nullif(trim(barrio), ''),
  CAST(nullif(trim(multa), '') AS INTEGER)
FROM llegada;
