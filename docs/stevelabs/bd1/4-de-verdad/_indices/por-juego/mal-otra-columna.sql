-- Falla: paso 1
CREATE INDEX por_juego ON prestamo (id);
