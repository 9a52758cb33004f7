rotular Sala 2
rotular --quitar Sala 2
rotular --grande --color azul Sala\ 2
