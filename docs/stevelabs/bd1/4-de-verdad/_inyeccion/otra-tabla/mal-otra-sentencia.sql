-- Falla: regla 1
SELECT titulo FROM juego WHERE titulo = ''; SELECT nombre FROM genero; --';
