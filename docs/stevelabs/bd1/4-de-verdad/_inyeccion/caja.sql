CREATE TABLE formulario (texto TEXT NOT NULL) STRICT;
INSERT INTO formulario VALUES (''' OR ''1'' = ''1');
