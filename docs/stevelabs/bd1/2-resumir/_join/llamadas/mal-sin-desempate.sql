-- Falla: orden
SELECT s.carnet, s.nombre, j.titulo, j.copias
FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id
JOIN socio AS s ON s.id = p.socio_id
WHERE p.devuelto IS NULL AND p.vence < '2026-11-21' ORDER BY p.vence;
