SELECT s.nombre, coalesce(t.n, 0), coalesce(t.tarde, 0), coalesce(t.fuera, 0),
  coalesce((SELECT j.titulo FROM juego AS j JOIN prestamo AS q ON q.juego_id = j.id
    WHERE q.socio_id = s.id GROUP BY q.juego_id ORDER BY count(q.id) DESC, q.juego_id LIMIT 1), '—')
FROM socio AS s LEFT JOIN (
  SELECT socio_id, count(*) AS n, sum(devuelto > vence) AS tarde, sum(devuelto IS NULL) AS fuera
  FROM prestamo GROUP BY socio_id) AS t ON t.socio_id = s.id
ORDER BY s.id;
