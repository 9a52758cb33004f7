SELECT lower(nombre), count(DISTINCT carnet), min(carnet), max(carnet) FROM socio
GROUP BY 1
HAVING min(carnet) <> max(carnet)
ORDER BY 1 ASC;
