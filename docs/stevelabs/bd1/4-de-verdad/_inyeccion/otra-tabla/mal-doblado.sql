-- Falla: regla 1
-- Falla: filas
SELECT titulo FROM juego WHERE titulo = ''' UNION SELECT nombre FROM genero --';
