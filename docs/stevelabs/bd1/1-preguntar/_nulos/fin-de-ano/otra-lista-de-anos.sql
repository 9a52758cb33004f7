SELECT id, prestado, devuelto FROM prestamo
WHERE prestado BETWEEN '2024-01-01' AND '2025-12-31'
  AND (devuelto IS NULL OR NOT devuelto <= '2025-12-31');
