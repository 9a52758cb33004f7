SELECT torneo, carnet, count(*) AS renglones
FROM cuaderno
GROUP BY ___
HAVING ___;
