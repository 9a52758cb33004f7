-- Falla: filas
SELECT id, prestado, devuelto FROM prestamo
WHERE prestado <= '2025-12-31' AND (devuelto > '2025-12-31' OR devuelto = NULL);
