-- Falla: error
INSERT INTO torneo (cuota, nombre)
VALUES ('Noche en vela', 300);
