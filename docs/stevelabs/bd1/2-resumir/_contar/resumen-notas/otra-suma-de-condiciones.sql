SELECT count(*) - coalesce(sum(nota IS NULL), 0), round(avg(nota * 1.0), 2),
  min(nota), max(nota)
FROM prestamo;
