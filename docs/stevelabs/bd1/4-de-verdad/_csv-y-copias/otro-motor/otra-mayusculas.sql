SELECT titulo,
  CASE WHEN copias = 1 THEN 'una' ELSE 'varias' END AS cuantas,
  CASE WHEN jugadores IS NULL THEN 1 ELSE jugadores END AS jugadores
FROM juego
WHERE upper(titulo) LIKE '%DE%'
ORDER BY estreno IS NULL, estreno, id;
