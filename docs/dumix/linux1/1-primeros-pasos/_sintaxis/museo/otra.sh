ls -l --sort=size --reverse "Sala de sonido"
mkdir rocola
ls --sort=time -1 "Sala de redes"
mkdir paloma
ls --all Depósito
mkdir .disquete
