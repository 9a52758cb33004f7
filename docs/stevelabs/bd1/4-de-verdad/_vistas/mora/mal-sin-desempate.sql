-- Falla: orden
SELECT s.nombre, coalesce(sum(julianday(coalesce(p.devuelto, '2026-11-21')) - julianday(p.vence)), 0) AS dias
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id AND coalesce(p.devuelto, '2026-11-21') > p.vence GROUP BY s.id ORDER BY dias DESC;
