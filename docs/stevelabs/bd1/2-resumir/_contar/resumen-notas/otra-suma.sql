SELECT count(nota), round(sum(nota) * 1.0 / count(nota), 2), min(nota), max(nota)
FROM prestamo;
