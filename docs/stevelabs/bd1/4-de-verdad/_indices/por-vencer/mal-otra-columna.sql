-- Falla: paso 1
CREATE INDEX por_vence ON prestamo (devuelto);
