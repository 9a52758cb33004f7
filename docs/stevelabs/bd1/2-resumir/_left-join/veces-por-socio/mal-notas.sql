-- Falla: filas
SELECT s.nombre, count(p.nota) AS veces
FROM socio AS s LEFT JOIN prestamo AS p ON p.socio_id = s.id
GROUP BY s.id
ORDER BY veces, s.id;
