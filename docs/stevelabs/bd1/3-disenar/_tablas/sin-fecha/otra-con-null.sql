INSERT INTO torneo (nombre, dia, cuota)
VALUES ('Noche en vela', NULL, 300);
