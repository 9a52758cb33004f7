SELECT s.nombre
FROM socio AS s LEFT JOIN socio AS n ON n.presentado_por = s.id
WHERE n.id IS NULL AND s.id IN (SELECT socio_id FROM prestamo)
ORDER BY s.id;
