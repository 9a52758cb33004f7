-- Falla: filas
SELECT id, juego_id, prestado FROM prestamo
WHERE prestado > '2026-10-01' AND prestado < '2026-11-01';
