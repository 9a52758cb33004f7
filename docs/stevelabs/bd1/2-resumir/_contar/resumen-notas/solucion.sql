SELECT
  count(nota) AS notas,
  round(avg(nota), 2) AS media,
  min(nota) AS peor,
  max(nota) AS mejor
FROM prestamo;
