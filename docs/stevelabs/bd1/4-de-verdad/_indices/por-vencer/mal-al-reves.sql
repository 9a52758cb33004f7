-- Falla: paso 1
-- Falla: paso 2
CREATE INDEX por_vence ON prestamo (devuelto, vence);
