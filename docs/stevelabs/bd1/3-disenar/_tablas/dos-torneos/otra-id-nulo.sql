INSERT INTO torneo VALUES (NULL, 'Copa Gotera', '2026-12-05', 500), (NULL, 'Liga Sótano', NULL, 0);
