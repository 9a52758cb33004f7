SELECT id, vence, devuelto FROM prestamo
WHERE vence < devuelto AND prestado BETWEEN '2026-01-01' AND '2026-12-31';
