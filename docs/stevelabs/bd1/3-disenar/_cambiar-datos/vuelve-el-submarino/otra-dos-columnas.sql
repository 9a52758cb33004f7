SELECT * FROM prestamo WHERE id = 1;
UPDATE prestamo SET devuelto = '2026-11-21', nota = nota WHERE id = 1;
