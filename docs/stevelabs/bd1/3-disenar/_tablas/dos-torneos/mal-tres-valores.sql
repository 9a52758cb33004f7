-- Falla: error
INSERT INTO torneo
VALUES ('Copa Gotera', '2026-12-05', 500), ('Liga Sótano', NULL, 0);
