-- Falla: regla 3
SELECT nombre FROM genero UNION SELECT titulo FROM juego WHERE titulo = '';
