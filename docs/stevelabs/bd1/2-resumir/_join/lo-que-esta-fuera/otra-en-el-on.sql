SELECT j.titulo, p.vence FROM prestamo AS p
JOIN juego AS j ON j.id = p.juego_id AND p.devuelto IS NULL
ORDER BY 2, p.id;
