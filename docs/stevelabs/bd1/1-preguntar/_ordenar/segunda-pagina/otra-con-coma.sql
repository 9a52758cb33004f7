SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio ASC NULLS LAST, ingreso DESC, carnet ASC LIMIT 10, 10;
