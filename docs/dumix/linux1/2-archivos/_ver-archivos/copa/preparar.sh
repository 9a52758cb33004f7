# Tres tablas de torneo. En todas juega lince; solo gana una.
mkdir Torneos Vitrina /var/lib/club
socios=(capi lince robot9 zeta pulpo moka)
tabla() {
    {
        echo "Torneo de $1"
        for ((i = 1; i <= 60; i++)); do
            echo "Ronda $i: ${socios[i * $3 % 6]} contra ${socios[(i * $3 + 1) % 6]}"
        done
        echo "Gana $2"
    } > "Torneos/$1.txt"
}
tabla gusano moka 5
tabla muro zeta 7
tabla nave lince 11
cp Torneos/nave.txt /var/lib/club/
chown -R alumno:alumno Torneos Vitrina
