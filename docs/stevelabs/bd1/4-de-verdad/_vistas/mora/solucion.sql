WITH retraso AS (
  SELECT socio_id,
    julianday(coalesce(devuelto, '2026-11-21')) - julianday(vence) AS dias
  FROM prestamo
)
SELECT s.nombre,
  coalesce(sum(CASE WHEN r.dias > 0 THEN r.dias ELSE 0 END), 0) AS dias
FROM socio AS s
LEFT JOIN retraso AS r ON r.socio_id = s.id
GROUP BY s.id
ORDER BY dias DESC, s.id;
