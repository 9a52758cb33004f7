SELECT DISTINCT torneo, carnet, (
  SELECT count(*) FROM cuaderno AS d WHERE d.torneo = c.torneo AND d.carnet = c.carnet
) AS renglones
FROM cuaderno AS c
WHERE 1 < (SELECT count(*) FROM cuaderno AS d WHERE d.torneo = c.torneo AND d.carnet = c.carnet);
