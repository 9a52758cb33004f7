CREATE TABLE juntos (titulo TEXT NOT NULL, prestamo INTEGER, devuelto TEXT) STRICT;
INSERT INTO juntos VALUES
('Marea de bits', 1, '2026-10-09'),
('Marea de bits', 5, '2026-11-14'),
('Marea de bits', 6, NULL),
('Gato de alquiler', 3, NULL),
('Ñandú veloz', 2, '2026-10-20'),
('Ñandú veloz', 4, '2026-10-30'),
('La penúltima vida', NULL, NULL),
('Rock ''n'' Raíz', NULL, NULL);
