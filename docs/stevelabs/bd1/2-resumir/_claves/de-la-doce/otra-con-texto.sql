SELECT p.id, p.prestado, p.devuelto FROM prestamo AS p WHERE p.juego_id = '12' ORDER BY p.prestado, p.id;
