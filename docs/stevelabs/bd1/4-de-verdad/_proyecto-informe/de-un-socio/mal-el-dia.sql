-- Falla: paso 1
CREATE INDEX por_dia ON prestamo (prestado);
