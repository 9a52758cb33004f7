-- Falla: orden
SELECT s.nombre,
  count(p.id) AS prestamos,
  coalesce(sum(p.devuelto > p.vence), 0) AS tarde,
  count(p.id) - count(p.devuelto) AS fuera,
  coalesce((
    SELECT j.titulo FROM prestamo AS q
    JOIN juego AS j ON j.id = q.juego_id
    WHERE q.socio_id = s.id
    GROUP BY j.id
    ORDER BY count(*) DESC, j.id
    LIMIT 1
  ), '—') AS preferido
FROM socio AS s
LEFT JOIN prestamo AS p ON p.socio_id = s.id
GROUP BY s.id;
