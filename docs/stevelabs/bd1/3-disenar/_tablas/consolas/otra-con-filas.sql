CREATE TABLE consola (
  id INTEGER, nombre TEXT, serie TEXT, horas REAL, PRIMARY KEY (id)
) STRICT;
INSERT INTO consola VALUES (1, 'Prueba', '0047', 3);
SELECT * FROM consola;
