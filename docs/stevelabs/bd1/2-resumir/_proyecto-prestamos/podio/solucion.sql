SELECT j.titulo, count(*) AS veces
FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING count(*) = (
  SELECT max(veces) FROM (
    SELECT count(*) AS veces FROM prestamo
    GROUP BY juego_id
  ) AS t
)
ORDER BY j.id;
