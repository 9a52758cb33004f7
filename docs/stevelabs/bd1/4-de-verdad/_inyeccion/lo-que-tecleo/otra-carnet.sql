SELECT nombre FROM socio WHERE carnet = '046' OR carnet <> '046';
