ls Etiquetas
rotular -q -- -c rojo
rotular --color=rojo -- -h --version
rotular -g --color=rojo 'Los 3 guiones'
