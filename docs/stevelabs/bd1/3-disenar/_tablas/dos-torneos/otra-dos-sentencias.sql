INSERT INTO torneo VALUES (1, 'Copa Gotera', '2026-12-05', 500);
INSERT INTO torneo VALUES (2, 'Liga Sótano', NULL, 0);
