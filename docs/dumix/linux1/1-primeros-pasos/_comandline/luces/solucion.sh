luces-del-salon-de-torneos
