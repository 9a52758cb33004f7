SELECT DISTINCT t.juego FROM (
  SELECT juego1 AS juego FROM cuaderno
  UNION ALL
  SELECT juego2 FROM cuaderno
) AS t
WHERE t.juego IS NOT NULL
ORDER BY t.juego;
