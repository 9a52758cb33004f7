-- Falla: filas
SELECT id, soporte FROM juego
WHERE titulo = 'Bar d''Ogros';
