SELECT j.id, j.soporte FROM juego AS j JOIN formulario AS f ON f.texto = j.titulo;
