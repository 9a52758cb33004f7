-- Falla: error
INSERT INTO vecino
SELECT trim(carnet), trim(nombre), nullif(trim(barrio), ''),
  CAST(nullif(trim(multa), '') AS INTEGER)
FROM llegada;
