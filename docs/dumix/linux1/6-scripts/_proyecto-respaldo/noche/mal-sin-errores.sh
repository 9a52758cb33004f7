# Falla: condición 4
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
cd
./respaldo.sh Club Copias
ls Copias
rsync -a Copias/ restaurar.sh ana@servidor:Copias/
FIN
chmod +x noche.sh
chmod +x restaurar.sh
echo '30 3 * * * ./noche.sh >> respaldo.log 2> /dev/null' > tareas
crontab tareas
