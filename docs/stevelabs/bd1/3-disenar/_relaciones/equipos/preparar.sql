CREATE TABLE socio (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
INSERT INTO socio VALUES (1, 'Aurora'), (2, 'Bruno'), (3, 'Celia');
