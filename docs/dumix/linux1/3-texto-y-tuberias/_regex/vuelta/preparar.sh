# Los partidos de ida, distintos en cada máquina. Siempre hay apodos con cifras a
# los dos lados.
a=(lince capi robot9 zeta pulpo moka)
b=(puma3 rayo canica7 trueno x1 vaca)
{
    for i in {1..11}; do
        echo "${a[RANDOM % 6]} contra ${b[RANDOM % 6]}"
    done
    echo 'robot9 contra puma3'
} | shuf > ida.txt
mkdir -p /var/lib/club
cp ida.txt /var/lib/club/
chown alumno: ida.txt
