-- Falla: tabla torneo
INSERT INTO torneo (nombre, cuota) VALUES ('Copa Gotera', 500), ('Liga Sótano', 0);
UPDATE torneo SET dia = '2026-12-05' WHERE nombre = 'Copa Gotera';
