-- Falla: error
INSERT INTO torneo (nombre, dia, cuota)
VALUES ('Noche en vela', 300);
