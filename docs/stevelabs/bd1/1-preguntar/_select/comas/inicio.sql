SELECT
  id AS caja
  titulo
  estreno AS salida,
FROM juego;
