cat Equipos/*
printf 'sala\noficina\npasillo\n' > apt.txt
printf 'taquilla\ntaller\n' > dnf.txt
echo taller > caducadas.txt
