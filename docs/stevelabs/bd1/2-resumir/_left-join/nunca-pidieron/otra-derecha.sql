SELECT s.nombre, s.ingreso
FROM prestamo AS p RIGHT JOIN socio AS s ON p.socio_id = s.id
WHERE p.socio_id IS NULL
ORDER BY s.ingreso, s.nombre;
