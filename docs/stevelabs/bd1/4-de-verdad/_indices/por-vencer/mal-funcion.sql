-- Falla: paso 1
CREATE INDEX por_vence ON prestamo (substr(vence, 1, 10));
