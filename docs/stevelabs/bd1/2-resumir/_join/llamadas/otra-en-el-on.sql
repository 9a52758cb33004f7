SELECT carnet, nombre, titulo, copias FROM prestamo AS p
JOIN socio AS s ON s.id = p.socio_id AND p.devuelto IS NULL
JOIN juego AS j ON j.id = p.juego_id
WHERE vence <= '2026-11-20' ORDER BY vence, p.id;
