SELECT id, CASE WHEN devuelto IS NULL THEN 'fuera' WHEN devuelto >= prestado THEN 'devuelto' END AS e
FROM prestamo WHERE substr(prestado, 1, 7) = '2026-11' ORDER BY 1;
