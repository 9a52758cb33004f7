CREATE TABLE formulario (texto TEXT NOT NULL) STRICT;
INSERT INTO formulario VALUES ('Bar d''Ogros');
