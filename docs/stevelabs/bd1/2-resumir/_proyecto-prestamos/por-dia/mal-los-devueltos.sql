-- Falla: filas
SELECT devuelto, count(*) FROM prestamo
WHERE devuelto >= '2026-10-01' GROUP BY devuelto ORDER BY devuelto;
