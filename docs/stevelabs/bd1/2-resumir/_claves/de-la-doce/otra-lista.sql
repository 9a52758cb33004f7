SELECT id, prestado, devuelto FROM prestamo WHERE juego_id IN (12) ORDER BY prestado ASC, id ASC;
