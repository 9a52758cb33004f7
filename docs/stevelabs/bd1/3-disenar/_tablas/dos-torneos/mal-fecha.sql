-- Falla: tabla torneo
INSERT INTO torneo (nombre, dia, cuota)
VALUES ('Copa Gotera', '5/12/2026', 500), ('Liga Sótano', NULL, 0);
