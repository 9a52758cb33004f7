SELECT juego1 AS j FROM cuaderno UNION SELECT juego2 FROM cuaderno WHERE juego2 <> juego1 ORDER BY j;
