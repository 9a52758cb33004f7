SELECT s.nombre, p.prestado
FROM prestamo AS p JOIN socio AS s ON socio_id = s.id
WHERE p.prestado >= '2026-11-15';
