-- Falla: tabla vecino
INSERT INTO vecino
SELECT DISTINCT trim(carnet), trim(nombre), nullif(trim(barrio), ''),
  CAST(trim(multa) AS INTEGER)
FROM llegada;
