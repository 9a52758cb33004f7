# Un script que solo borra lo temporal si llega al final.
printf '%s\n' Celia Bruno Ana Celia Darío > inscritos.txt
cat > sorteo.sh <<'FIN'
#!/bin/bash
# Escribe los tres primeros inscritos por orden alfabético, sin repetir.
dir=$(mktemp -d)
sort -u "$1" > "$dir/lista" || exit 1
head -n 3 "$dir/lista"
rm -r "$dir"
FIN
chmod +x sorteo.sh
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
shopt -s dotglob nullglob
copia=/tmp/copia-$$
monta() {
    rm -rf $copia
    mkdir -p $copia
    cp ~/sorteo.sh $copia
    cd $copia || return
    printf '%s\n' Zoe Eva Ada Zoe Iris > unos.txt
    antes=(/tmp/* $copia/*)
}
limpio() {
    local ahora=(/tmp/* $copia/*)
    [ "${ahora[*]}" = "${antes[*]}" ]
}
FIN
