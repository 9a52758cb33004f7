SELECT nombre FROM socio WHERE carnet = 'x' OR NOT carnet = 'x';
