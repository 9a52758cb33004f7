-- Falla: filas
WITH veces AS (
  SELECT socio_id, juego_id, count(*) AS n FROM prestamo GROUP BY socio_id, juego_id
), preferido AS (
  SELECT socio_id, juego_id, max(n) FROM veces GROUP BY socio_id
)
SELECT s.nombre, count(p.id), coalesce(sum(p.devuelto > p.vence), 0), count(p.id) - count(p.devuelto),
  coalesce(j.titulo, '—')
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id
LEFT JOIN preferido AS f ON f.socio_id = s.id
LEFT JOIN juego AS j ON j.id = f.juego_id
GROUP BY s.id ORDER BY s.id;
