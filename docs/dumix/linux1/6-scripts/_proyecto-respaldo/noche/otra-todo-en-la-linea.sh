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
chmod +x restaurar.sh
echo '30 03 * * * /home/alumno/respaldo.sh "$HOME/Club" "$HOME/Copias" >> "$HOME/respaldo.log" 2>&1 && scp -qp Copias/* restaurar.sh ana@servidor:Copias/ >> respaldo.log 2>&1' > tareas
crontab tareas
