UPDATE cuaderno SET carnet = (SELECT carnet FROM socio WHERE carnet = '276') WHERE carnet IN ('267');
