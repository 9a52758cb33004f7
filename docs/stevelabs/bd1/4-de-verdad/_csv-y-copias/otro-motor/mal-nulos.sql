-- Falla: orden
SELECT titulo, CASE WHEN copias > 1 THEN 'varias' ELSE 'una' END AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego WHERE lower(titulo) LIKE '%de%' ORDER BY estreno, id;
