-- Falla: regla 1
SELECT titulo, CASE copias > 1 WHEN 1 THEN 'varias' ELSE 'una' END AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego WHERE lower(titulo) LIKE '%de%' ORDER BY estreno NULLS LAST, id;
