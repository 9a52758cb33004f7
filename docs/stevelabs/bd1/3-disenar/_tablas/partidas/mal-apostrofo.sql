-- Falla: error
CREATE TABLE partida (id INTEGER PRIMARY KEY, dia TEXT, carnet TEXT, puntos INTEGER, minutos REAL, comentario TEXT) STRICT; INSERT INTO partida VALUES (1, '2026-12-05', '023', 4200, 12.5, NULL), (2, '2026-12-05', '391', 0, NULL, 'Se fue la luz'), (3, '2026-12-12', '046', 1950, 7.75, 'Revancha en el Bar d'Ogros');
