SELECT nombre, ingreso FROM socio
WHERE id NOT IN (SELECT socio_id FROM prestamo)
ORDER BY ingreso, nombre;
