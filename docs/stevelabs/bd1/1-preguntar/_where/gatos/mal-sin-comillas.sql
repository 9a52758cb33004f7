-- Falla: error
SELECT soporte, estreno FROM juego
WHERE titulo = Gato de alquiler;
