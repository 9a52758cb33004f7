-- Falla: filas
SELECT s.nombre, sum(julianday(coalesce(p.devuelto, '2026-11-21')) - julianday(p.vence)) AS dias
FROM socio AS s JOIN prestamo AS p ON p.socio_id = s.id WHERE coalesce(p.devuelto, '2026-11-21') > p.vence
GROUP BY s.id ORDER BY dias DESC, s.id;
