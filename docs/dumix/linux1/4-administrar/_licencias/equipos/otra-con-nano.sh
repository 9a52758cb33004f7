cat Equipos/*
printf "sala\noficina\npasillo\n" > apt.txt
printf "taquilla\ntaller\n\n" > dnf.txt
printf "taller" > caducadas.txt
