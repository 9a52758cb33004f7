SELECT nombre FROM genero;
