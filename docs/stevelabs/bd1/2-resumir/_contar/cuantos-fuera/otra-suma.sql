SELECT coalesce(sum(devuelto IS NULL), 0) FROM prestamo;
