-- Falla: filas
SELECT prestado, count(DISTINCT socio_id) FROM prestamo
WHERE prestado >= '2026-10-01' GROUP BY prestado ORDER BY prestado;
