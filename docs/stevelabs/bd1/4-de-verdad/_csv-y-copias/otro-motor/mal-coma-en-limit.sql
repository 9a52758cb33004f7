-- Falla: regla 1
SELECT titulo, CASE WHEN copias > 1 THEN 'varias' ELSE 'una' END AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego WHERE lower(titulo) LIKE '%de%' ORDER BY estreno NULLS LAST, id LIMIT 0, 1000;
