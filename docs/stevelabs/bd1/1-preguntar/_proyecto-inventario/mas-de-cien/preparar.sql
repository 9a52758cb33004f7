CREATE TABLE juego (
  titulo TEXT NOT NULL,
  centavos INTEGER,
  copias INTEGER NOT NULL
) STRICT;
INSERT INTO juego VALUES
('Rugido', 3500, 3),
('Salto', 5000, 2),
('Susurro', NULL, 4),
('Canto', 12000, 1),
('Llanto', 0, 3),
('Bostezo', 9999, 1);
