-- Falla: paso 1
-- Falla: paso 2
CREATE INDEX por_juego ON prestamo (id);
