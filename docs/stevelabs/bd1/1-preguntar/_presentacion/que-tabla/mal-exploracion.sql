-- Falla: error
SELECT * FROM categoria;
SELECT nombre FROM genero;
