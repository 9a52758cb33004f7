# Fichas de socios, buenas y malas.
n=(lince capi robot9 zeta pulpo moka)
{
    for i in {1..60}; do echo "${n[RANDOM % 6]};$((RANDOM % 9000 + 1000))"; done
    for i in {1..5}; do echo "${n[RANDOM % 6]};$((RANDOM % 900 + 100))"; done
    for i in {1..4}; do echo "${n[RANDOM % 6]};$((RANDOM % 9000 + 10000))"; done
    echo "r2d2;1977"; echo "z;3010"
    echo "Zeta;2040"; echo "lince;2o40"; echo ";4071"; echo "moka 1203"
    echo "puma;1002;"; echo "pulpo;1999 "; echo "9robot;1400"
} | shuf > socios.txt
mkdir -p /var/lib/club
cp socios.txt /var/lib/club/
chown alumno: socios.txt
