SELECT s.nombre, p.prestado
FROM prestamo AS p JOIN socio AS s ON s.id = p.socio_id
WHERE p.prestado >= '2026-11-15';
