SELECT
  sum(___) / 100.0 AS pesos,
  count(*) - count(centavos) AS sin_precio
FROM juego;
