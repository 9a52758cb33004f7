# Cuatro mesas con y sin partidas, y un script escrito con prisa.
mkdir -p 'mesas/mesa 1' mesas/mesa2 mesas/mesa3 mesas/mesa4 archivo/mesa2
echo 'nivel 7' > 'mesas/mesa 1/gran final.sav'
echo 'nivel 3' > 'mesas/mesa 1/semifinal.sav'
echo 'nivel 9' > mesas/mesa2/final.sav
echo 'nivel 1' > archivo/mesa2/ensayo.sav
echo 'nivel 4' > mesas/mesa4/revancha.sav
touch 'mesas/mesa 1/turno.tmp' mesas/mesa2/turno.tmp mesas/mesa3/reglas.txt
cat > recoge.sh <<'FIN'
#!/bin/bash
# Guarda en archivo las partidas de las mesas que recibe.

recoge() {
    mkdir archivo/$1
    n=0
    for partida in mesas/$1/*.sav; do
        mv $partida archivo/$1
        n=$((n + 1))
    done
    rm -rf mesas/$1/*.tmp
    total=$((total + n))
}

n=0
total=0
for mesa in $@; do
    if [ ! -d "mesas/$mesa" ]; then
        echo "No hay mesa $mesa."
        exit 1
    fi
    n=$((n + 1))
    recoge $mesa

echo "Recogidas $total partidas de $n mesas."
FIN
chmod +x recoge.sh
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
shopt -s globstar dotglob nullglob
copia=/tmp/copia-$$
monta() {
    rm -rf $copia
    mkdir -p $copia/mesas/{a,b,'sala  azul',libre} $copia/archivo/b
    cp ~/recoge.sh $copia
    cd $copia || return
    echo 1 > mesas/a/uno.sav; echo 2 > mesas/a/dos.sav; echo 3 > mesas/b/tres.sav
    echo 4 > 'mesas/sala  azul/la  final.sav'; echo 5 > 'mesas/sala  azul/n.sav'; echo 6 > archivo/b/vieja.sav
    : > mesas/a/x.tmp; : > mesas/a/nota.txt; : > mesas/b/y.tmp; : > 'mesas/sala  azul/z z.tmp'; : > mesas/club.tmp; : > mesas/club.sav
}
corre() { timeout 7 bash recoge.sh "$@" > sale 2> errores < /dev/null; }
# Los archivos que hay, de $1 en adelante, y lo que guardan los .sav.
hay() {
    local f todo=
    for f in "$@"; do
        [[ -f $f ]] || continue
        if [[ $f == *.sav ]]; then todo+="$f=$(< "$f");"; else todo+="$f;"; fi
    done
    echo "$todo"
}
ultima() { local l; mapfile -t l < sale; [ "${l[-1]}" = "$1" ]; }
FIN
