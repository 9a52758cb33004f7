SELECT p.id, CASE devuelto IS NULL WHEN 1 THEN 'fuera' ELSE 'devuelto' END
FROM prestamo AS p WHERE p.prestado LIKE '2026-11-%' ORDER BY p.id ASC;
