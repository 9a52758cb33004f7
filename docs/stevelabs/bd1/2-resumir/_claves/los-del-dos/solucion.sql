SELECT nombre FROM socio
WHERE presentado_por = 2;
