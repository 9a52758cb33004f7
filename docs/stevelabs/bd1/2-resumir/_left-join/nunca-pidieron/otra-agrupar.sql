SELECT s.nombre, s.ingreso
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id
GROUP BY s.id
HAVING count(p.id) = 0
ORDER BY s.ingreso, s.nombre;
