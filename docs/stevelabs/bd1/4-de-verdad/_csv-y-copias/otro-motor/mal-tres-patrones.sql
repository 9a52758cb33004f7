-- Falla: filas
SELECT titulo, CASE WHEN copias > 1 THEN 'varias' ELSE 'una' END AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego
WHERE titulo LIKE '%de%' OR titulo LIKE '%De%' OR titulo LIKE '%DE%'
ORDER BY estreno NULLS LAST, id;
