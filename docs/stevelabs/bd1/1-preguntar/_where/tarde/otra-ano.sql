SELECT id, vence, devuelto FROM prestamo
WHERE prestado >= '2026' AND devuelto > vence;
