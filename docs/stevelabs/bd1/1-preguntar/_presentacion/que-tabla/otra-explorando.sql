SELECT * FROM juego_genero;
SELECT * FROM genero;
SELECT Nombre FROM Genero;
