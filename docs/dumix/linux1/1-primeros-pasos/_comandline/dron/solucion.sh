dron-despega
dron-foto
dron-aterriza
