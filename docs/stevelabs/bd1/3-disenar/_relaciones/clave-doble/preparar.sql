CREATE TABLE socio (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE torneo (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
INSERT INTO socio VALUES (1, 'Aurora'), (2, 'Bruno');
INSERT INTO torneo VALUES (1, 'Copa Gotera'), (2, 'Liga Sótano');
