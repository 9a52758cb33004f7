SELECT j.id, j.titulo FROM juego AS j
LEFT JOIN prestamo AS p ON p.juego_id = j.id AND p.prestado >= '2025-11-21'
WHERE p.id IS NULL;
