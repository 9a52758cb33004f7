-- Falla: filas
SELECT substr(prestado, 1, 7), count(*) FROM prestamo
WHERE prestado >= '2026-10-01' GROUP BY 1 ORDER BY 1;
