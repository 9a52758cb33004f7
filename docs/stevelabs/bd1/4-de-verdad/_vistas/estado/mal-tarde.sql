-- Falla: filas
SELECT id, CASE WHEN devuelto <= vence THEN 'devuelto' ELSE 'fuera' END
FROM prestamo WHERE prestado BETWEEN '2026-11-01' AND '2026-11-30' ORDER BY id;
