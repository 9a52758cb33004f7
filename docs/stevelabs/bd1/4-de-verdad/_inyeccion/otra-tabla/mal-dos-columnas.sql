-- Falla: error
SELECT titulo FROM juego WHERE titulo = '' UNION SELECT id, nombre FROM genero --';
