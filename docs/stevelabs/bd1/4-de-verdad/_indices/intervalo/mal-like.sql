-- Falla: regla 1
SELECT id, juego_id, prestado FROM prestamo
WHERE prestado LIKE '2026-10%';
