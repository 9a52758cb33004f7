SELECT nombre FROM socio WHERE carnet = '' OR 1 = 1 --';
