SELECT carnet, nombre, count(p.id) AS juegos, min(vence) AS desde
FROM socio AS s JOIN prestamo AS p ON p.socio_id = s.id
WHERE NOT vence >= '2026-11-21' AND devuelto IS NULL
GROUP BY carnet, nombre
ORDER BY 3 DESC, 4, 1;
