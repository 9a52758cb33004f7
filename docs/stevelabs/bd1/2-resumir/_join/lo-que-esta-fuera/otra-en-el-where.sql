SELECT j.titulo, p.vence FROM prestamo AS p, juego AS j
WHERE j.id = p.juego_id AND p.devuelto IS NULL
ORDER BY p.vence, p.id;
