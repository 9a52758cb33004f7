# Un script que guarda nombres en un texto y los parte por sus espacios.
mkdir copias
touch copias/norte.txt 'copias/sala azul.txt' copias/sur.txt norte.txt 'sala azul.txt' este.txt
cat > repetidos.sh <<'FIN'
#!/bin/bash
# Anuncia los archivos que ya están en copias.
hay=''
for archivo in "$@"; do
    if [ -e "copias/$archivo" ]; then
        hay="$hay $archivo"
    fi
done

n=0
for archivo in $hay; do
    n=$((n + 1))
done
echo "Ya están $n."
for archivo in $hay; do
    echo "- $archivo"
done
FIN
chmod +x repetidos.sh
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
copia=/tmp/copia-$$
monta() {
    rm -rf $copia
    mkdir -p $copia/copias
    cp ~/repetidos.sh $copia
    cd $copia || return
    : > 'copias/sala roja.txt'; : > 'copias/dos  espacios.txt'; : > copias/oeste.txt; : > copias/a; : > 'copias/*'
}
dice() {
    local sale
    sale=$(timeout 3 bash repetidos.sh "${@:2}" < /dev/null)
    [ "$sale" = "$1" ]
}
FIN
