SELECT s.nombre, coalesce(sum(max(0, julianday(coalesce(p.devuelto, '2026-11-21')) - julianday(p.vence))), 0)
FROM socio s LEFT JOIN prestamo p ON p.socio_id = s.id GROUP BY s.id ORDER BY 2 DESC, s.id;
