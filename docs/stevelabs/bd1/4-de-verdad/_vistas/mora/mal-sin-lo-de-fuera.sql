-- Falla: filas
SELECT s.nombre, coalesce(sum(julianday(p.devuelto) - julianday(p.vence)), 0) AS dias
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id AND p.devuelto > p.vence GROUP BY s.id ORDER BY dias DESC, s.id;
