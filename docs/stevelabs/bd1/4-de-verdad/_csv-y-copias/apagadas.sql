PRAGMA foreign_keys = OFF;
INSERT INTO prestamo VALUES (7, 99, 1, '2026-11-20', '2026-12-04', NULL, NULL);
PRAGMA foreign_keys = ON;
