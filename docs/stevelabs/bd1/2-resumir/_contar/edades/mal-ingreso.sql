-- Falla: filas
SELECT min(ingreso), max(ingreso) FROM socio;
