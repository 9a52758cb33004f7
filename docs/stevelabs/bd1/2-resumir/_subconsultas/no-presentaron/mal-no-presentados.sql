-- Falla: filas
SELECT nombre FROM socio
WHERE presentado_por IS NULL AND id IN (SELECT socio_id FROM prestamo)
ORDER BY id;
