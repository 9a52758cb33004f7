CREATE TABLE juntos (titulo TEXT NOT NULL, prestamo INTEGER, prestado TEXT) STRICT;
INSERT INTO juntos VALUES
('Marea de bits', 1, '2026-10-02'),
('Marea de bits', 5, '2026-11-07'),
('Marea de bits', 6, '2026-11-14'),
('Gato de alquiler', 3, '2026-10-10'),
('Ñandú veloz', 2, '2026-10-03'),
('Ñandú veloz', 4, '2026-10-24'),
('La penúltima vida', NULL, NULL),
('Rock ''n'' Raíz', NULL, NULL);
