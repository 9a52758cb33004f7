INSERT INTO torneo (___)
VALUES ('Noche en vela', 300);
