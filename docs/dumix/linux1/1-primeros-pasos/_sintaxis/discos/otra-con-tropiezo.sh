rotular -h
rotular -- -h --version
rotular --grande --color rojo Los 3 guiones
rotular --quitar Los 3 guiones rojo -- -c
rotular --color rojo --grande -- -h --version 'Los 3 guiones'
rotular --color rojo -- -h --version
