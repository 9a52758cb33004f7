UPDATE prestamo SET devuelto = coalesce(devuelto, '2026-11-21')
WHERE id = 1;
