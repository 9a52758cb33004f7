CREATE TABLE llegada (
  nombre TEXT NOT NULL,
  ingreso TEXT
) STRICT;
INSERT INTO llegada VALUES
('Amalia', '2024-03-02'),
('Teo', '2024-5-11'),
('Lola', '12/05/2024'),
('Olga', '2025-02-30'),
('Wanda', ''),
('Fidel', NULL);
