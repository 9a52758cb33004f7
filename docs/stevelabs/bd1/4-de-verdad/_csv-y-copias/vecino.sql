CREATE TABLE llegada (
  carnet TEXT,
  nombre TEXT,
  ingreso TEXT,
  barrio TEXT
) STRICT;
INSERT INTO llegada VALUES
('101', 'Amalia', '2024-03-02', 'Puerto'),
('102', 'Teo', '2024-05-11', ''),
('7', 'Lola', '2024-05-12', 'Centro'),
('104', 'RamÃ³n', '2024-08-30', 'La PeÃ±a'),
('105', 'Fidel', '5/12/2024', 'Centro'),
('106', 'Olga', '2025-01-20', 'Puerto'),
(' 108', 'Wanda', '2025-03-03', 'Centro');
