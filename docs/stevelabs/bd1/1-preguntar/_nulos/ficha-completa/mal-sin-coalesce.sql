-- Falla: filas
SELECT carnet, nombre, barrio, nacimiento
FROM socio WHERE barrio IS NULL OR nacimiento IS NULL;
