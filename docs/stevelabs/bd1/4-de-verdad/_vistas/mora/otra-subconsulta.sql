SELECT nombre, CAST(coalesce((SELECT sum(julianday(coalesce(devuelto, '2026-11-21')) - julianday(vence)) FROM prestamo
  WHERE socio_id = s.id AND vence < coalesce(devuelto, '2026-11-21')), 0) AS INTEGER) AS dias
FROM socio AS s ORDER BY 2 DESC, id;
