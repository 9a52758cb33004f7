SELECT lower(nombre), count(*), min(carnet), max(carnet) FROM socio
GROUP BY nombre COLLATE NOCASE
HAVING count(*) > 1
ORDER BY lower(nombre);
