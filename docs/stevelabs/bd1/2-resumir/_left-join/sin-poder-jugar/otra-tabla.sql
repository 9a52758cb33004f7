SELECT j.titulo, j.copias, coalesce(t.n, 0) AS fuera
FROM juego AS j LEFT JOIN (
  SELECT juego_id, count(*) AS n FROM prestamo WHERE devuelto IS NULL GROUP BY juego_id
) AS t ON t.juego_id = j.id
ORDER BY fuera DESC, j.titulo;
