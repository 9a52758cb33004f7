SELECT id, prestado, devuelto FROM prestamo
WHERE prestado < '2026-01-01' AND coalesce(devuelto, '9999-12-31') >= '2026-01-01';
