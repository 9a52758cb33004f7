timeout --foreground 2 nano borrador
printf 'NOCHE DE LUCHA\nViernes a las 21:00\nTrae tu mando\n' > borrador
mv borrador noche.txt
