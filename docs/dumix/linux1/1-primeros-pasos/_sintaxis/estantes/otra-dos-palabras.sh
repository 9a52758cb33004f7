rotular --color="azul claro" Carreras "Lucha libre" "Para dos"
