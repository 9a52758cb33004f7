-- Falla: filas
SELECT id, CASE devuelto WHEN NULL THEN 'fuera' ELSE 'devuelto' END
FROM prestamo WHERE prestado BETWEEN '2026-11-01' AND '2026-11-30' ORDER BY id;
