SELECT id, CASE WHEN devuelto IS NOT NULL THEN 'devuelto' ELSE 'fuera' END
FROM prestamo
WHERE prestado >= '2026-11-01' AND prestado < '2026-12-01'
ORDER BY id;
