-- Falla: filas
SELECT carnet, nombre, coalesce(barrio, '¿?'), coalesce(nacimiento, '¿?')
FROM socio;
