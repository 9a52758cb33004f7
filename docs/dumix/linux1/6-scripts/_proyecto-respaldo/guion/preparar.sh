# Un directorio que guardar y otro con copias viejas, para probar. La comprobación usa otros.
mkdir -p Club/Fotos 'Club/Actas de 2026' Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
echo 'Se aprueba comprar otro mando.' > 'Club/Actas de 2026/mayo.txt'
echo 'lunes Celia' > Club/.turnos
cd Copias
for dia in 2026-10-28 2026-10-29 2026-10-30 2026-11-01 2026-11-02 2026-11-03 2026-11-04 2026-11-05; do
    tar -czf club-$dia.tar.gz -C ../Club .
    sha256sum club-$dia.tar.gz > club-$dia.tar.gz.sha256
done
echo 'recuerdo de verano' > club-verano.tar.gz
cd ..
chown -R alumno: Club Copias
# Un disco pequeño, para llenarlo, y otro igual para la comprobación.
lleno=/var/lib/club/lleno
mkdir -p /mnt/lleno $lleno
for disco in /mnt/lleno $lleno; do mount -t tmpfs -o size=64k,mode=1777 tmpfs $disco; done
cat > /usr/local/lib/juez <<'FIN'
copia=/tmp/copia-$$ lleno=/var/lib/club/lleno
# Lo que hay dentro de $1, con sus permisos y, los archivos, su fecha y su suma.
huella() (
    cd "$1" || exit
    {
        find . -mindepth 1 \( -type f -printf '%p %m %TY-%Tm-%Td %TH:%TM\n' -o -type d -printf '%p %m\n' -o -print \)
        find . -type f -exec sha256sum {} +
    } | LC_ALL=C sort
)
# Un origen nuevo y un destino vacío, los dos con espacios en el nombre.
monta() {
    [ -d $copia ] && chmod -R u+rwX $copia && rm -rf $copia
    cp -a /var/lib/club/modelo $copia && cp -p ~/respaldo.sh $copia && cd $copia || return
    hoy=club-$(date +%F).tar.gz
}
# Llena el destino $1 con las copias de los días que siguen; cada una dice cuál es.
viejas() {
    local dia en=$1; shift
    for dia; do
        echo "copia del $dia" > "$en/club-$dia.tar.gz"
        echo "suma del $dia" > "$en/club-$dia.tar.gz.sha256"
    done
}
errores=/tmp/errores-$$
corre() { timeout 20 ./respaldo.sh "$@" > /dev/null 2> $errores < /dev/null; }
# Cierto si falla y lo dice.
falla() { ! corre "$@" && [ -s $errores ]; }
# Cierto si de la copia de hoy, en el destino $1, sale lo que había en el origen.
sale_igual() {
    [ -e sacado ] && rm -rf sacado
    mkdir sacado && tar -xpf "$1/$hoy" -C sacado && [ "$(huella sacado)" = "$(< /var/lib/club/de-antes)" ]
}
# Hace la prueba $1; la repite si mientras tanto cambió el día.
prueba() {
    local dia
    dia=$(date +%F)
    "$@" && return
    [ "$dia" != "$(date +%F)" ] && "$@"
}

copia_bien() {
    monta && corre "$copia/la  sala/" "$copia/mis copias/" && sale_igual 'mis copias' && rm -rf 'mis copias' && mkdir 'mis copias' &&
        (cd 'la  sala' && ../respaldo.sh . '../mis copias' > /dev/null 2>&1 < /dev/null) && sale_igual 'mis copias' && [ "$(huella 'la  sala')" = "$(< /var/lib/club/de-antes)" ]
}
suma_bien() {
    monta && corre 'la  sala' 'mis copias' && mkdir lejos && cp "mis copias/$hoy" "mis copias/$hoy.sha256" lejos && cd lejos &&
        [ "$(wc -l < $hoy.sha256)" = 1 ] && sha256sum -c --status $hoy.sha256 &&
        echo >> $hoy && ! sha256sum -c --status $hoy.sha256
}
# Los nombres que quedan en el destino, menos los que ya se esperan.
quedan() { ls -A 'mis copias' | LC_ALL=C sort | tr '\n' ' '; }
espera() {
    local dia
    { for dia; do echo "club-$dia.tar.gz"; echo "club-$dia.tar.gz.sha256"; done
      echo $hoy; echo $hoy.sha256; cat otros; } | LC_ALL=C sort | tr '\n' ' '
}
rota_bien() {
    monta && viejas 'mis copias' 2024-11-30 2024-12-31 2025-01-01 2025-02-10 2025-02-11 2025-02-20 2025-03-01 2025-03-02 2025-10-01 || return
    echo verano > 'mis copias/club-verano.tar.gz'; echo foto > 'mis copias/fotos-2024-01-01.tar.gz'; echo nota > 'mis copias/notas.txt'
    rm 'mis copias/club-2024-12-31.tar.gz.sha256'
    # Las fechas de los archivos, al revés que las de sus nombres.
    touch -d '2025-10-20' 'mis copias'/club-2024*; touch -d '2025-10-10' 'mis copias'/club-2025-01*; touch -d '2025-10-05' 'mis copias'/club-2025-1*
    printf '%s\n' club-verano.tar.gz fotos-2024-01-01.tar.gz notas.txt > otros
    corre 'la  sala' 'mis copias' && [ "$(quedan)" = "$(espera 2025-02-10 2025-02-11 2025-02-20 2025-03-01 2025-03-02 2025-10-01)" ] &&
        [ "$(cat 'mis copias/club-verano.tar.gz' 'mis copias/notas.txt' 'mis copias/club-2025-10-01.tar.gz')" = $'verano\nnota\ncopia del 2025-10-01' ]
}
pocas_bien() {
    monta && : > otros && viejas 'mis copias' 2025-03-01 2025-03-02 2025-10-01 && corre 'la  sala' 'mis copias' &&
        [ "$(quedan)" = "$(espera 2025-03-01 2025-03-02 2025-10-01)" ]
}
dos_veces() {
    monta && : > otros && viejas 'mis copias' 2025-02-10 2025-02-11 2025-02-20 2025-03-01 2025-03-02 2025-10-01 &&
        corre 'la  sala' 'mis copias' && echo cuatro > 'la  sala/nueva' && rm 'la  sala/.oculto' && touch -d 2026-02-03 'la  sala/nueva' &&
        corre 'la  sala' 'mis copias' && mkdir sacado && tar -xpf "mis copias/$hoy" -C sacado && [ "$(huella sacado)" = "$(huella 'la  sala')" ] && (cd 'mis copias' && sha256sum -c --status $hoy.sha256) &&
        [ "$(quedan)" = "$(espera 2025-02-10 2025-02-11 2025-02-20 2025-03-01 2025-03-02 2025-10-01)" ]
}
# Cierto si el directorio $1 sigue como decía $antes.
intacto() { [ "$(huella "$1")" = "$antes" ]; }
se_niega() {
    local antes
    monta && viejas 'mis copias' 2025-10-01 && antes=$(huella .) || return
    falla && falla '' 'mis copias' && falla 'la  sala' && falla 'la  sala' '' && falla 'no/hay' 'mis copias' &&
        falla 'la  sala/acta  final.txt' 'mis copias' && falla 'la  sala' 'otras copias' && intacto . && corre 'la  sala' 'mis copias'
}
dentro() {
    local antes
    monta && mkdir 'la  sala/copias' 'la  sala-copias' && ln -s 'la  sala/copias' atajo && antes=$(huella .) || return
    falla 'la  sala' 'la  sala/copias' && falla 'la  sala' 'la  sala' && falla "$copia/la  sala" 'la  sala/copias/' && falla 'la  sala' atajo &&
        intacto . && rmdir 'la  sala/copias' && corre 'la  sala' 'la  sala-copias' && sale_igual 'la  sala-copias'
}
ilegible() {
    local antes
    monta && viejas 'mis copias' 2025-01-01 2025-02-10 2025-02-11 2025-02-20 2025-03-01 2025-03-02 2025-10-01 &&
        echo 'la de hoy' > "mis copias/$hoy" && echo 'su suma' > "mis copias/$hoy.sha256" && chmod 000 'la  sala/foto/copa.jpg' && antes=$(huella 'mis copias') || return
    falla 'la  sala' 'mis copias' && intacto 'mis copias' && chmod 644 'la  sala/foto/copa.jpg' && corre 'la  sala' 'mis copias'
}
lleno() {
    local bien antes
    monta && rm -rf $lleno/* $lleno/.[!.]* && viejas $lleno 2025-03-01 && echo 'la de hoy' > $lleno/$hoy && echo 'su suma' > $lleno/$hoy.sha256 &&
        head -c 150000 /dev/urandom > 'la  sala/grande' && antes=$(huella $lleno) || return
    falla 'la  sala' $lleno && intacto $lleno && rm 'la  sala/grande' && corre 'la  sala' $lleno && sale_igual $lleno
    bien=$?
    rm -rf $lleno/* $lleno/.[!.]*
    return $bien
}
FIN
# El origen y el destino de las pruebas.
mkdir -p /var/lib/club/modelo/{'la  sala/foto','la  sala/sin nada','mis copias'}
cd '/var/lib/club/modelo/la  sala'
echo uno > 'acta  final.txt'
echo dos > .oculto
echo tres > foto/copa.jpg
chmod 640 .oculto
chmod 755 'acta  final.txt'
touch -d '2026-02-03 04:05' 'acta  final.txt' .oculto foto/copa.jpg
chown -R alumno: /var/lib/club/modelo
. /usr/local/lib/juez
huella . > /var/lib/club/de-antes
