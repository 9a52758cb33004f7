SELECT viejo.nombre, nuevo.carnet
FROM socio AS viejo
LEFT JOIN socio AS nuevo ON nuevo.presentado_por = viejo.id;
