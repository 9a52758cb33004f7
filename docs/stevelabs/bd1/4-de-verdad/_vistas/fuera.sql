CREATE VIEW fuera AS
SELECT p.id, p.socio_id, s.nombre, j.titulo, p.vence
FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id
JOIN socio AS s ON s.id = p.socio_id
WHERE p.devuelto IS NULL;
