-- Falla: filas
SELECT a.nombre, b.nombre, c.nombre
FROM socio AS a
LEFT JOIN socio AS b ON b.id = a.presentado_por
LEFT JOIN socio AS c ON c.id = b.presentado_por
ORDER BY a.id;
