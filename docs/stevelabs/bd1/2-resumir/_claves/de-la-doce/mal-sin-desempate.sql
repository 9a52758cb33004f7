-- Falla: orden
SELECT id, prestado, devuelto FROM prestamo WHERE juego_id = 12 ORDER BY prestado;
