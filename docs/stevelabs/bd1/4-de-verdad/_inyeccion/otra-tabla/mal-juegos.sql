-- Falla: regla 1
-- Falla: filas
SELECT titulo FROM juego WHERE titulo = '' OR '1' = '1';
