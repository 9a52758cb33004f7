-- Falla: filas
SELECT id, CASE WHEN devuelto IS NULL THEN 'fuera' ELSE 'devuelto' END FROM prestamo WHERE prestado >= '2026-11-01' ORDER BY id;
