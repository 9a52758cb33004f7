-- Falla: filas
SELECT a.nombre, coalesce(b.nombre, '-'), coalesce(c.nombre, '-')
FROM socio AS a
LEFT JOIN socio AS b ON b.presentado_por = a.id
LEFT JOIN socio AS c ON c.presentado_por = b.id
ORDER BY a.id;
