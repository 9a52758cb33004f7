dron-despega
dron-despega
dron-foto
dron-foto
dron-aterriza
dron-aterriza
