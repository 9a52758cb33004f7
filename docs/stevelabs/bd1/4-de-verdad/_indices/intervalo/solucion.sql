SELECT id, juego_id, prestado FROM prestamo
WHERE prestado BETWEEN '2026-10-01' AND '2026-10-31';
