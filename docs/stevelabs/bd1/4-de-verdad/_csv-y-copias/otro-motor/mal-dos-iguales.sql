-- Falla: regla 1
SELECT titulo, CASE WHEN copias == 1 THEN 'una' ELSE 'varias' END AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego WHERE lower(titulo) LIKE '%de%' ORDER BY estreno NULLS LAST, id;
