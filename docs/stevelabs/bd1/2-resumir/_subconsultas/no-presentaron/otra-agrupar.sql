SELECT s.nombre
FROM socio AS s
JOIN prestamo AS p ON p.socio_id = s.id
LEFT JOIN socio AS n ON n.presentado_por = s.id
GROUP BY s.id
HAVING count(n.id) = 0
ORDER BY s.id;
