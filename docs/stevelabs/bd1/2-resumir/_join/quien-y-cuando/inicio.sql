SELECT s.nombre, p.prestado
FROM prestamo AS p JOIN socio AS s ON ___
WHERE p.prestado >= '2026-11-15';
