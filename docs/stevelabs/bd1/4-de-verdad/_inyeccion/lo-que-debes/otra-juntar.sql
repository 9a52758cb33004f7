SELECT j.titulo, p.vence
FROM formulario AS f
JOIN socio AS s ON s.carnet = f.texto
JOIN prestamo AS p ON p.socio_id = s.id
JOIN juego AS j ON j.id = p.juego_id
WHERE p.devuelto IS NULL
ORDER BY p.vence, p.id;
