SELECT id, prestado, devuelto FROM prestamo
WHERE NOT (prestado > '2025-12-31' OR coalesce(devuelto, '9') <= '2025-12-31');
