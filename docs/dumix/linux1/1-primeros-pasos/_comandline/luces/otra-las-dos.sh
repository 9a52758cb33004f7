luces-del-almacen
luces-del-salon-de-torneos
