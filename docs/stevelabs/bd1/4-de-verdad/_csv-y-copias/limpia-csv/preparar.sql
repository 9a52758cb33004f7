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
('101', 'Amalia', 'Puerto', '0'),
('102', 'Teo', '', '150'),
('007', ' Lola', 'Centro', ''),
('104', 'María José', 'La Peña ', ' 75'),
('102', 'Teo', '', '150'),
('007', 'Lola', ' Centro', ' ');
