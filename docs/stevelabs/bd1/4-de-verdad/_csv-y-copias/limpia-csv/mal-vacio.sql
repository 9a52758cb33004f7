-- Falla: tabla vecino
INSERT INTO vecino
SELECT DISTINCT trim(carnet), trim(nombre), trim(barrio),
  CAST(nullif(trim(multa), '') AS INTEGER)
FROM llegada;
