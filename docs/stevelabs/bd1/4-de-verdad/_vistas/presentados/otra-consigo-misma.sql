WITH presentado AS (SELECT a.id AS id, count(b.id) AS nuevos FROM socio AS a JOIN socio AS b ON b.presentado_por = a.id GROUP BY a.id)
SELECT s.nombre, presentado.nuevos FROM presentado JOIN socio AS s ON s.id = presentado.id WHERE presentado.nuevos = (SELECT max(nuevos) FROM presentado);
