SELECT viejo.nombre, nuevo.carnet
FROM socio AS viejo
LEFT JOIN socio AS nuevo ON viejo.id = nuevo.presentado_por;
