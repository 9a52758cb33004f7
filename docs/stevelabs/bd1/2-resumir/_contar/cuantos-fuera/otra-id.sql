select count(id) as fuera from prestamo where devuelto is null
