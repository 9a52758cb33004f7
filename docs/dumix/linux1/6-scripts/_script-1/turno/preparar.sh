# Los socios que esperan mesa.
printf '%s\n' Rita Gael 'Ana Belén' > cola.txt
chown alumno: cola.txt
