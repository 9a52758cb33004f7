-- Falla: regla 1
SELECT titulo, iif(copias > 1, 'varias', 'una') AS cuantas,
  coalesce(jugadores, 1) AS jugadores
FROM juego WHERE lower(titulo) LIKE '%de%' ORDER BY estreno NULLS LAST, id;
