rotular -c rojo -- --version
rotular -crojo -- -h
rotular -gc rojo "Los 3 guiones"
rotular -q rojo
rotular -q -- -c
