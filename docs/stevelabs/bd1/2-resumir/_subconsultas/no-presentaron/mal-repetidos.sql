-- Falla: filas
SELECT s.nombre
FROM socio AS s JOIN prestamo AS p ON p.socio_id = s.id
WHERE NOT EXISTS (SELECT * FROM socio AS n WHERE n.presentado_por = s.id)
ORDER BY s.id;
