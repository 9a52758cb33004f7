SELECT s.nombre, j.titulo, p.vence FROM prestamo AS p, juego AS j, socio AS s
WHERE p.juego_id = j.id AND p.socio_id = s.id AND p.devuelto IS NULL AND p.vence < '2026-11-21' ORDER BY p.vence, p.id;
