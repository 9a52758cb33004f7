-- Falla: tabla torneo
INSERT INTO torneo (nombre, dia)
VALUES ('Noche en vela', 300);
