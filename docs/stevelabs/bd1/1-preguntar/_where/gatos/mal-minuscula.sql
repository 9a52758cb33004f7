-- Falla: filas
SELECT soporte, estreno FROM juego
WHERE titulo = 'gato de alquiler';
