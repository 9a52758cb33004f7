-- Falla: columnas
SELECT * FROM genero;
