-- Falla: regla 1
-- Falla: regla 2
SELECT titulo FROM juego WHERE titulo = ''; SELECT nombre FROM genero; --';
