# De cada mesa, copias recortadas de lo que dice su sistema.
poner() { # nombre, versión, procesadores, memoria
    mkdir -p Sala/$1
    echo "PRETTY_NAME=\"Debian GNU/Linux $2\"
ID=debian
VERSION_ID=\"$2\"" > Sala/$1/os-release
    for ((i = 0; i < $3; i++)); do
        echo "processor : $i
model name : Processor de la $1
"
    done > Sala/$1/cpuinfo
    echo "MemTotal: $4 kB
MemFree: $(($4 - 400000 - RANDOM)) kB
SwapTotal: 4194304 kB" > Sala/$1/meminfo
}
poner mesa1 12 4 4012844
poner mesa2 11 4 8130216
poner mesa3 13 2 2035120
poner mesa4 12 1 16301004
poner mesa5 12 2 998212
chown -R alumno: Sala
