-- Falla: error
SELECT s.nombre, p.prestado
FROM prestamo AS p JOIN socio AS s ON socio.id = prestamo.socio_id
WHERE p.prestado >= '2026-11-15';
