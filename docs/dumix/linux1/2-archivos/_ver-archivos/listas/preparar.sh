# Cuatro listas; la primera línea de cada una dice de qué juego es. La última de
# la de muro, «40. pulpo 1000», no está en ninguna otra.
mkdir Torneos
socios=(lince capi robot9 zeta pulpo moka)
lista() {
    {
        echo "Juego: $2"
        for ((i = 1; i <= 40; i++)); do
            echo "$i. ${socios[i * $3 % 6]} $((i * $3 * 37 % 90))00"
        done
    } > "Torneos/$1.txt"
}
lista lunes gusano 5
lista martes muro 7
lista jueves nave 11
lista viernes aldea 13
chown -R alumno:alumno Torneos
