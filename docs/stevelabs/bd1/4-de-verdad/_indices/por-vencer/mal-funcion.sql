-- Falla: paso 1
-- Falla: paso 2
CREATE INDEX por_vence ON prestamo (substr(vence, 1, 10));
