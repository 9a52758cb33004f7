SELECT count(*) - count(devuelto) FROM prestamo;
