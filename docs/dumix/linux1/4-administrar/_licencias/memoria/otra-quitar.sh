cp -r Juegos/* Memoria
rm -r Memoria/meteoros Memoria/ajedrez Memoria/trivia
grep -rl 'General Public' Memoria | cut -d / -f 2 > copyleft.txt
ls Memoria | grep -vE 'damas|carreras' > permisivas.txt
