SELECT nombre FROM socio WHERE presentado_por IN (2);
