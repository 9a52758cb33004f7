-- Falla: filas
SELECT id, CASE WHEN devuelto IS NULL THEN 'fuera' ELSE 'devuelto' END
FROM prestamo WHERE substr(prestado, 6, 2) = '11' ORDER BY id;
