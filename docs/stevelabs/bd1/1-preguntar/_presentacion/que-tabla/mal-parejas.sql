-- Falla: filas
SELECT genero_id FROM juego_genero;
