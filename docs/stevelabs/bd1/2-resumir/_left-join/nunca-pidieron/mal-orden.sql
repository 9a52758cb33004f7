-- Falla: orden
SELECT s.nombre, s.ingreso
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id
WHERE p.id IS NULL
ORDER BY s.ingreso;
