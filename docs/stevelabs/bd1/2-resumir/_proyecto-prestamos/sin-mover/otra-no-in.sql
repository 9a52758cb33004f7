SELECT id, titulo FROM juego
WHERE id NOT IN (SELECT juego_id FROM prestamo WHERE prestado >= '2025-11-21');
