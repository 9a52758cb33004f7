-- Falla: error
SELECT id, prestado, devuelto FROM prestamo WHERE titulo = 'Gato de alquiler' ORDER BY prestado, id;
