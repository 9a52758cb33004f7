-- Falla: paso 1
CREATE INDEX por_juego ON juego_genero (juego_id);
