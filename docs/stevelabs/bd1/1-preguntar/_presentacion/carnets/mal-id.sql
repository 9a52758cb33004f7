-- Falla: filas
SELECT id FROM socio;
