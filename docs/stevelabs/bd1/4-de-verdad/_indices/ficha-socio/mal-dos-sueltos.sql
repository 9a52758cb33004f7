-- Falla: paso 2
-- Falla: paso 3
CREATE INDEX por_fecha ON prestamo (prestado);
