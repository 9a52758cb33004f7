-- Falla: filas
SELECT j.titulo, p.vence FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id JOIN socio AS s ON s.id = p.socio_id
WHERE s.carnet = '?' AND p.devuelto IS NULL ORDER BY p.vence, p.id;
