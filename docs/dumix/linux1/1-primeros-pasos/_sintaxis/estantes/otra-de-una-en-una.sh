rotular Carreras
rotular "Lucha libre"
rotular --color=verde "Para dos"
