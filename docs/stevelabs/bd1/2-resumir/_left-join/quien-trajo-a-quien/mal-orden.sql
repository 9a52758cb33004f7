-- Falla: orden
SELECT a.nombre, coalesce(b.nombre, '-'), coalesce(c.nombre, '-')
FROM socio AS a
LEFT JOIN socio AS b ON b.id = a.presentado_por
LEFT JOIN socio AS c ON c.id = b.presentado_por
ORDER BY a.ingreso, a.id;
