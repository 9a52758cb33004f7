CREATE INDEX por_dia ON prestamo (prestado);
