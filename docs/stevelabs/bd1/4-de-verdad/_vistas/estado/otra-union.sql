SELECT id, 'fuera' AS e FROM prestamo WHERE devuelto IS NULL AND prestado LIKE '2026-11%'
UNION ALL
SELECT id, 'devuelto' FROM prestamo WHERE devuelto IS NOT NULL AND prestado LIKE '2026-11%' ORDER BY id;
