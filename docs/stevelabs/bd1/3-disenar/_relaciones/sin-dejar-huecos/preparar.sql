CREATE TABLE socio (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL) STRICT;
CREATE TABLE genero (id INTEGER PRIMARY KEY, nombre TEXT NOT NULL) STRICT;
INSERT INTO socio VALUES (1, 'Aurora'), (2, 'Bruno');
INSERT INTO juego VALUES (1, 'Marea de bits'), (2, 'Gato de alquiler'), (3, 'La gotera');
INSERT INTO genero VALUES (1, 'Aventura'), (2, 'Plataformas'), (3, 'Terror');
