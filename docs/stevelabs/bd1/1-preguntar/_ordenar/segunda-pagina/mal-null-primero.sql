-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio, ingreso DESC, carnet LIMIT 10 OFFSET 10;
