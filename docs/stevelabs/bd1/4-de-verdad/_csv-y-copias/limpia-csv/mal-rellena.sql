-- Falla: tabla vecino
INSERT INTO vecino
SELECT DISTINCT substr('000' || trim(carnet), -3), trim(nombre), nullif(trim(barrio), ''),
  CAST(nullif(trim(multa), '') AS INTEGER)
FROM llegada;
