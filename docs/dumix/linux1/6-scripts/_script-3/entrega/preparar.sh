# Algo que empaquetar. La prueba usa otros archivos, en un directorio suyo.
printf '%s\n' '320 damas' '180 ajedrez' '95 damas' > norte.txt
printf '%s\n' '410 ajedrez' '275 damas' > 'sala azul.txt'
echo 'solo la lee root' > secreto.txt
chmod 600 secreto.txt
chown alumno: norte.txt 'sala azul.txt'
cat > /usr/local/lib/juez <<'FIN'
shopt -s dotglob nullglob
copia=/tmp/copia-$$
# Deja un directorio nuevo con tres archivos, y en $antes, lo que hay.
monta() {
    rm -rf $copia
    mkdir -p $copia/aqui $copia/programas
    cp ~/entrega.sh $copia
    cd $copia/aqui || return
    echo uno > uno.txt; echo dos > 'la  dos.txt'; : > cero
    mira
}
mira() { antes=(/tmp/* $copia/* $copia/*/*); }
# Con $1, lo que tiene que haber ahora de más.
quedan() {
    local ahora=(/tmp/* $copia/* $copia/*/*) hay nuevo=()
    for hay in "${ahora[@]}"; do
        [[ " ${antes[*]} " == *" $hay "* ]] || nuevo+=("${hay##*/}")
    done
    [ "${nuevo[*]}" = "$1" ] && [ -e uno.txt ] && [ -e cero ]
}
corre() { errores=$(timeout 7 bash ../entrega.sh "$@" 2>&1 > /dev/null < /dev/null); }
# Cierto si el paquete tiene justo los archivos $1.
tiene() { [ "$(tar -tzf entrega.tar.gz | sed 's|^\./||' | LC_ALL=C sort)" = "$1" ]; }
# Ejecuta el script y lo interrumpe, como Ctrl+C, en cuanto empieza a comprimir. Falla si
# termina sin haber empezado.
interrumpe() {
    local marca=$copia/programas/marca
    : > $marca
    printf '#!/bin/bash\necho > %s\nexec sleep 9\n' $marca > $copia/programas/gzip
    chmod +x $copia/programas/gzip
    mira
    set -m
    PATH=$copia/programas:$PATH bash ../entrega.sh "$@" > /dev/null 2>&1 < /dev/null &
    until [ -s $marca ] || ! kill -0 $!; do sleep 0.1; done
    kill -INT -- -$!
    wait $!
    [ -s $marca ]
}
viejo() { echo viejo > entrega.tar.gz; mira; }
sigue() { [ "$(< entrega.tar.gz)" = viejo ]; }
FIN
