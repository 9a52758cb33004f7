echo 'Rita,azul' >> Club/socios.csv
touch -d '2026-11-19 10:00' Club/socios.csv Club
cat > restaurar.sh << 'FIN'
#!/bin/bash
# Extrae en el directorio nuevo $2 la copia más reciente de $1 cuya suma coincida.
set -euo pipefail

copias=${1:?faltan las copias}
nuevo=${2:?falta el directorio nuevo}
if ! nuevo=$(readlink -f "$nuevo") || [ -e "$nuevo" ]; then
    echo "restaurar.sh: no se puede crear $2" >&2
    exit 1
fi

cd "$copias"
buena=
for copia in club-????-??-??.tar.gz; do
    if sha256sum -c "$copia.sha256" > /dev/null 2>&1; then
        buena=$copia
    else
        echo "restaurar.sh: $copia no vale" >&2
    fi
done
if [ -z "$buena" ]; then
    echo 'restaurar.sh: no hay ninguna copia buena' >&2
    exit 1
fi

mkdir "$nuevo"
tar -xpf "$buena" -C "$nuevo"
echo "Recuperado de $buena"
FIN
cat > noche.sh << 'FIN'
#!/bin/bash
# Hace la copia de hoy y la envía, con el script para recuperarla.
set -euo pipefail
cd
# Si ya se ejecutó antes, lo que había en Club y en Copias tiene que seguir igual.
if [ -e antes ]; then
    stat -c '%n %a %s %y' Copias Copias/* Club/socios.csv /tmp/lo-del-lector/fecha | diff -q antes -
fi
./respaldo.sh Club Copias
rsync -a Copias/ restaurar.sh ana@servidor:Copias/
FIN
chmod +x noche.sh
chmod +x restaurar.sh
echo '30 3 * * * ./noche.sh >> respaldo.log 2>&1' > tareas
crontab tareas
./noche.sh
mkdir /tmp/lo-del-lector
touch -r Club /tmp/lo-del-lector/fecha
stat -c '%n %a %s %y' Copias Copias/* Club/socios.csv /tmp/lo-del-lector/fecha > antes
