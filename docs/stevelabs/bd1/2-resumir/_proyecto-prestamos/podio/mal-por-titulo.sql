-- Falla: filas
SELECT j.titulo, count(*) AS veces FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.titulo
HAVING count(*) = (SELECT max(veces) FROM (
  SELECT count(*) AS veces FROM juego AS k JOIN prestamo AS q ON q.juego_id = k.id GROUP BY k.titulo) AS t)
ORDER BY j.id;
