-- Falla: filas
SELECT s.nombre, s.ingreso
FROM prestamo AS p LEFT JOIN socio AS s ON p.socio_id = s.id
WHERE p.id IS NULL
ORDER BY s.ingreso, s.nombre;
