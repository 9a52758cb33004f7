-- Falla: filas
SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio NULLS LAST, ingreso DESC LIMIT 10 OFFSET 10;
