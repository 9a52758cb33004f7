UPDATE prestamo SET devuelto = '2026-11-21'
WHERE id = 1 AND NOT devuelto IS NOT NULL;
