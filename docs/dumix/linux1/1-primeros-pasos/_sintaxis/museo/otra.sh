ls -l --sort=size --reverse "Sala de sonido"
rotular rocola
ls --sort=time "Sala de redes"
rotular paloma
ls --all Depósito
rotular --color=azul .disquete
