-- Falla: tabla tienda
INSERT INTO tienda (nombre, barrio)
VALUES ('El Enchufe', 'Centro'), ('Trastos Gómez', 'Puerto'), ('Puesto del domingo', NULL);
