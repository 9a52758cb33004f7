-- Falla: orden
SELECT j.titulo, p.vence FROM prestamo AS p JOIN juego AS j ON j.id = p.juego_id
WHERE p.devuelto IS NULL ORDER BY p.vence, j.id;
