-- Falla: tabla vecino
INSERT INTO vecino
SELECT DISTINCT trim(carnet), trim(nombre), nullif(trim(barrio), ''),
  nullif(CAST(multa AS INTEGER), 0)
FROM llegada;
