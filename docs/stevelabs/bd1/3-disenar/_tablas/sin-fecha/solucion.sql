INSERT INTO torneo (nombre, cuota)
VALUES ('Noche en vela', 300);
