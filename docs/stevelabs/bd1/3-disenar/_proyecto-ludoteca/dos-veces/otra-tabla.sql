SELECT t.torneo, t.carnet, t.renglones FROM (
  SELECT torneo, carnet, count(*) AS renglones FROM cuaderno GROUP BY carnet, torneo
) AS t
WHERE t.renglones >= 2;
