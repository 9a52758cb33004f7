SELECT carnet, nombre, barrio FROM socio
ORDER BY barrio IS NULL, barrio, ingreso DESC, carnet LIMIT 10 OFFSET 10;
