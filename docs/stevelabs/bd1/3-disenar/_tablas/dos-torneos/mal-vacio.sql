-- Falla: tabla torneo
INSERT INTO torneo (nombre, dia, cuota)
VALUES ('Copa Gotera', '2026-12-05', 500), ('Liga Sótano', '', 0);
