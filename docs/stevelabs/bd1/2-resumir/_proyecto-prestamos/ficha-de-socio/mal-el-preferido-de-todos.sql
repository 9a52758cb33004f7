-- Falla: filas
SELECT s.nombre, count(p.id), coalesce(sum(p.devuelto > p.vence), 0), count(p.id) - count(p.devuelto),
  coalesce((SELECT j.titulo FROM prestamo AS q JOIN juego AS j ON j.id = q.juego_id
   GROUP BY j.id ORDER BY count(*) DESC, j.id LIMIT 1), '—')
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id GROUP BY s.id ORDER BY s.id;
