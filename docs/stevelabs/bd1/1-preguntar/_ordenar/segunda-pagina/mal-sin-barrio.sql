-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY ingreso DESC, carnet LIMIT 10 OFFSET 10;
