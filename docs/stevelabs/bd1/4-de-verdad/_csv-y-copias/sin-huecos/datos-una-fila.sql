-- con una sola fila
CREATE TABLE llegada (
  carnet TEXT,
  nombre TEXT,
  ingreso TEXT,
  barrio TEXT
) STRICT;
INSERT INTO llegada VALUES ('301', 'Saúl', '2024-05-11', ' El Águila ');
