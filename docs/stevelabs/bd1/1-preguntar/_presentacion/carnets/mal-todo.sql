-- Falla: columnas
SELECT * FROM socio;
