-- Falla: paso 2
CREATE INDEX por_juego ON prestamo (juego_id) WHERE juego_id = 3;
