SELECT titulo,
  iif(copias > 1, 'varias', 'una') AS cuantas,
  ifnull(jugadores, 1) AS jugadores
FROM juego
WHERE titulo LIKE '%DE%'
ORDER BY estreno, id;
