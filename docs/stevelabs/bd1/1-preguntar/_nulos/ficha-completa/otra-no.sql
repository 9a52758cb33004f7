SELECT carnet, nombre, coalesce(barrio, '¿?'), coalesce(nacimiento, '¿?')
FROM socio WHERE NOT (barrio IS NOT NULL AND nacimiento IS NOT NULL);
