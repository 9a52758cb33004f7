CREATE TABLE antiguo (
  id INTEGER PRIMARY KEY,
  juego_id INTEGER NOT NULL,
  socio_id INTEGER NOT NULL,
  prestado TEXT NOT NULL
) STRICT;
INSERT INTO antiguo (juego_id, socio_id, prestado)
SELECT p.juego_id, p.socio_id, p.prestado
FROM prestamo AS p JOIN prestamo AS r ON r.id <= 100;
