-- Falla: filas
SELECT viejo.nombre, nuevo.carnet
FROM socio AS viejo
LEFT JOIN socio AS nuevo ON nuevo.id = viejo.presentado_por;
