SELECT s.nombre, s.ingreso FROM socio AS s
WHERE NOT EXISTS (SELECT 1 FROM prestamo WHERE socio_id = s.id)
ORDER BY s.ingreso, s.nombre, s.id;
