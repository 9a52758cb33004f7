UPDATE cuaderno SET carnet = '276', puntos = puntos WHERE carnet LIKE '267';
