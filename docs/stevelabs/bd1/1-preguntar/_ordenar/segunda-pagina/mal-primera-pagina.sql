-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio NULLS LAST, ingreso DESC, carnet LIMIT 10;
