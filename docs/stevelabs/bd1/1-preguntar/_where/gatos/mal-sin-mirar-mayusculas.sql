-- Falla: filas
SELECT soporte, estreno FROM juego
WHERE titulo LIKE 'Gato de alquiler';
