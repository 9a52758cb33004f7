-- Falla: filas
SELECT j.titulo, count(p.id) AS veces
FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY j.id
HAVING count(p.id) = (
  SELECT max(veces) FROM (
    SELECT count(q.id) AS veces
    FROM juego AS k LEFT JOIN prestamo AS q ON q.juego_id = k.id
    GROUP BY k.id
  ) AS t
)
ORDER BY j.id;
