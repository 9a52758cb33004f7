-- Falla: tabla vecino
INSERT INTO vecino
SELECT DISTINCT CAST(carnet AS INTEGER), trim(nombre), nullif(trim(barrio), ''),
  CAST(nullif(trim(multa), '') AS INTEGER)
FROM llegada;
