-- Falla: filas
SELECT 16;
