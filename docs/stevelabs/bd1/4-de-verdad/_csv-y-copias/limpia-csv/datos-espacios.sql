-- con espacios, vacíos y filas repetidas
CREATE TABLE llegada (
  carnet TEXT NOT NULL,
  nombre TEXT NOT NULL,
  barrio TEXT NOT NULL,
  multa TEXT NOT NULL
) STRICT;
CREATE TABLE vecino (
  carnet TEXT PRIMARY KEY,
  nombre TEXT NOT NULL,
  barrio TEXT,
  multa INTEGER
) STRICT;
INSERT INTO llegada VALUES
(' 012', 'Olga', '  ', '0 '),
('012', 'Olga ', '', '0'),
('300', 'Fidel', ' Puerto', '  '),
('099', 'Wanda', 'El Águila', '1200'),
('301', 'Olga', '', '0'),
('302', 'Fidel', 'Puerto', ''),
('41 ', 'Saúl', 'Centro', '90');
