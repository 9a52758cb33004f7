-- Falla: orden
SELECT prestado, count(*) FROM prestamo
WHERE prestado >= '2026-10-01' GROUP BY prestado ORDER BY prestado DESC;
