-- Falla: filas
SELECT max(nacimiento), min(nacimiento) FROM socio;
