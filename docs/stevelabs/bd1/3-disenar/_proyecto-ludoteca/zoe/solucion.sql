UPDATE cuaderno SET carnet = '276' WHERE carnet = '267';
