-- Falla: filas
SELECT nombre FROM socio WHERE presentado_por = 'Bruno';
