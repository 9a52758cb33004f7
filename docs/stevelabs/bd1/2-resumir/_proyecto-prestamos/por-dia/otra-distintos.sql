SELECT d.prestado, (SELECT count(*) FROM prestamo AS p WHERE p.prestado = d.prestado)
FROM (SELECT DISTINCT prestado FROM prestamo WHERE prestado > '2026-09-30') AS d
ORDER BY d.prestado ASC;
