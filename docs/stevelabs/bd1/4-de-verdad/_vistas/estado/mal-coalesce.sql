-- Falla: filas
SELECT id, coalesce(devuelto, 'fuera')
FROM prestamo WHERE prestado BETWEEN '2026-11-01' AND '2026-11-30' ORDER BY id;
