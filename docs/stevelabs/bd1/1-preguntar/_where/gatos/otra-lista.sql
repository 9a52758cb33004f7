SELECT soporte, estreno FROM juego
WHERE titulo IN ('Gato de alquiler');
