CREATE TABLE entrada (
  socio_id INTEGER NOT NULL,
  prestado TEXT NOT NULL
) STRICT;
INSERT INTO entrada VALUES
(4, '2024-03-02'),
(4, '2026-05-16'),
(5, '2025-01-11'),
(5, '2025-09-20'),
(5, '2026-02-07'),
(6, '2024-12-21'),
(6, '2026-10-03'),
(7, '2024-06-08'),
(7, '2025-04-05'),
(7, '2026-11-14');
