SELECT id,
  CASE WHEN devuelto IS NULL THEN 'fuera' ELSE 'devuelto' END AS estado
FROM prestamo
WHERE prestado BETWEEN '2026-11-01' AND '2026-11-30'
ORDER BY id;
