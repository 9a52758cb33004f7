WITH mora AS (
  SELECT socio_id, sum(CASE
    WHEN devuelto > vence THEN julianday(devuelto) - julianday(vence)
    WHEN devuelto IS NULL AND vence < '2026-11-21' THEN julianday('2026-11-21') - julianday(vence)
    ELSE 0 END) AS d
  FROM prestamo GROUP BY socio_id
)
SELECT s.nombre, coalesce(m.d, 0) FROM socio AS s LEFT JOIN mora AS m ON m.socio_id = s.id
ORDER BY coalesce(m.d, 0) DESC, s.id;
