INSERT INTO vecino (multa, barrio, nombre, carnet)
SELECT DISTINCT CASE WHEN trim(multa) <> '' THEN CAST(multa AS INTEGER) END,
  CASE trim(barrio) WHEN '' THEN NULL ELSE trim(barrio) END,
  trim(nombre), trim(carnet)
FROM llegada;
