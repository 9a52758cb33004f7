SELECT f.nombre, f.titulo, f.vence AS dia
FROM fuera AS f
WHERE NOT f.vence >= '2026-11-21'
ORDER BY 3, f.id;
