-- con espacios delante, detrás y en vez de un barrio
CREATE TABLE llegada (
  carnet TEXT,
  nombre TEXT,
  ingreso TEXT,
  barrio TEXT
) STRICT;
INSERT INTO llegada VALUES
('201', 'Amalia', '2024-03-02', ' Puerto'),
('202', 'Teo', '2024-05-11', '   '),
('203', 'Lola', '2024-05-12', 'La Peña '),
('204', 'Olga', '2025-01-20', '');
