SELECT titulo, CASE WHEN copias > 1 THEN 'varias' ELSE 'una' END,
  coalesce(jugadores, 1)
FROM juego
WHERE titulo LIKE '%de%' OR titulo LIKE '%De%'
  OR titulo LIKE '%dE%' OR titulo LIKE '%DE%'
ORDER BY CASE WHEN estreno IS NULL THEN 1 ELSE 0 END, estreno, id;
