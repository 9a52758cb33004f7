SELECT id, juego_id, prestado FROM prestamo
WHERE substr(prestado, 1, 7) = '2026-10';
