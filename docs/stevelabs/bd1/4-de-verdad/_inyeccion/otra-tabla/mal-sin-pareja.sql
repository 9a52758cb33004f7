-- Falla: regla 2
-- Falla: error
SELECT titulo FROM juego WHERE titulo = '' UNION SELECT nombre FROM genero';
