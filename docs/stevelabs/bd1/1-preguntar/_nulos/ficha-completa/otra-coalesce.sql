SELECT carnet, nombre, coalesce(barrio, '¿?'), coalesce(nacimiento, '¿?')
FROM socio WHERE coalesce(barrio, '¿?') = '¿?' OR coalesce(nacimiento, '¿?') = '¿?';
