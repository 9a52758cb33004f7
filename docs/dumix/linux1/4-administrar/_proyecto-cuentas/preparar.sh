# La lista de los socios y una partida. Gabriel, que es baja, tiene cuenta.
useradd -m -s /bin/bash gabriel
mkdir Partidas
printf '%s\n' '# cuenta;papel' 'aurora;socio' 'bruno;socio' 'celia;arbitro' 'damian;arbitro' 'gabriel;baja' > socios.txt
printf 'juego: meteoros\npuntos: 6765\n' > Partidas/aurora.sav
chown -R alumno: socios.txt Partidas
