# El club, sus copias y un respaldo.sh que ya funciona. En la cuenta de ana se entra sin contraseña.
service ssh start > /dev/null
mkdir -m 700 .ssh /home/ana/.ssh
ssh-keygen -q -t ed25519 -N '' -C alumno@practica -f .ssh/id_ed25519
cp .ssh/id_ed25519.pub /home/ana/.ssh/authorized_keys
echo "servidor $(cut -d ' ' -f 1,2 /etc/ssh/ssh_host_ed25519_key.pub)" > .ssh/known_hosts
# La conexión se queda abierta, y las siguientes no se hacen esperar.
printf '%s\n' 'Host servidor' '    ControlMaster auto' '    ControlPath ~/.ssh/control-%C' \
    '    ControlPersist yes' > .ssh/config
mkdir -p Club/Fotos 'Club/Actas de 2026' Club/Vacías Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
echo 'Se aprueba comprar otro mando.' > 'Club/Actas de 2026/mayo.txt'
echo 'lunes Celia' > Club/.turnos
chmod 600 Club/.turnos
chmod 664 Club/socios.csv
chmod 775 Club/Fotos
find Club -exec touch -d '2026-11-14 20:00' {} +
cd Copias
for dia in 2026-11-06 2026-11-07; do
    tar -czf club-$dia.tar.gz -C ../Club .
    sha256sum club-$dia.tar.gz > club-$dia.tar.gz.sha256
done
cd ..
echo '2026-11-07: el último día que alguien se acordó' > respaldo.log
cat > respaldo.sh <<'FIN'
#!/bin/bash
# Guarda lo que hay en el directorio $1 en una copia con la fecha de hoy, en $2.
set -euo pipefail

error() {
    echo "respaldo.sh: $1" >&2
    exit 1
}

[ -d "${1:?falta el origen}" ] || error "no existe el directorio $1"
[ -d "${2:?falta el destino}" ] || error "no existe el directorio $2"
origen=$(readlink -f "$1")
destino=$(readlink -f "$2")
case "$destino/" in
    "$origen/"*) error 'el destino está dentro del origen' ;;
esac

copia=club-$(date +%F).tar.gz
tmp=$(mktemp -d -p "$destino")
trap 'rm -rf "$tmp"' EXIT

tar -czf "$tmp/$copia" -C "$origen" .
cd "$tmp"
sha256sum "$copia" > "$copia.sha256"
mv "$copia" "$copia.sha256" "$destino"

cd "$destino"
copias=(club-????-??-??.tar.gz)
n=${#copias[@]}
for vieja in "${copias[@]}"; do
    [ "$n" -gt 7 ] || break
    rm -f "$vieja" "$vieja.sha256"
    n=$(( n - 1 ))
done
echo "Copia hecha: $copia"
FIN
chmod +x respaldo.sh
chown -R alumno: .ssh Club Copias respaldo.sh respaldo.log
cd /home/ana
chmod 755 .
mkdir -p Copias Música
echo 'tortilla, para 40' > Copias/recetas.txt
echo 'copia de otro club' > Copias/club-1999-12-31.tar.gz
echo 'la la la' > Música/himno.ogg
chown -R ana: .
mkdir -p /var/lib/club
sha256sum Copias/recetas.txt Copias/club-1999-12-31.tar.gz Música/himno.ogg > /var/lib/club/ana
su alumno -c 'ssh ana@servidor exit' > /dev/null 2>&1 < /dev/null
cat > /usr/local/lib/juez <<'FIN'
copia=/tmp/copia-$$
# Lo que hay dentro de $1, con sus permisos y, los archivos, su fecha y su suma.
huella() (
    cd "$1" || exit
    {
        find . -mindepth 1 \( -type f -printf '%p %m %TY-%Tm-%Td %TH:%TM\n' -o -type d -printf '%p %m\n' -o -print \)
        find . -type f -exec sha256sum {} +
    } | LC_ALL=C sort
)
# Los valores del campo $1 de una crontab, que van de $2 a $3.
campo() {
    local parte a b paso n nombre
    local -a son=() partes
    local -A nombres=([jan]=1 [feb]=2 [mar]=3 [apr]=4 [may]=5 [jun]=6 [jul]=7 [aug]=8 [sep]=9 [oct]=10 [nov]=11 [dec]=12
        [sun]=0 [mon]=1 [tue]=2 [wed]=3 [thu]=4 [fri]=5 [sat]=6)
    IFS=, read -ra partes <<< "${1,,}"
    for parte in "${partes[@]}"; do
        paso=1
        [[ $parte == */* ]] && paso=${parte#*/} parte=${parte%%/*}
        case $parte in
            '*') a=$2 b=$3 ;;
            *-*) a=${parte%-*} b=${parte#*-} ;;
            *) a=$parte b=$parte ;;
        esac
        [[ -n ${nombres[$a]} ]] && a=${nombres[$a]}
        [[ -n ${nombres[$b]} ]] && b=${nombres[$b]}
        [[ $a$b$paso =~ ^[0-9]+$ ]] || return
        for ((n = 10#$a; n <= 10#$b; n += 10#$paso)); do son[n]=1; done
    done
    echo "${!son[*]}"
}
siempre() { [[ " $(campo "$1" "$2" "$3") " == *" $(seq -s ' ' "$2" "$4") "* ]]; }
# De la línea de la crontab que corre cada día a las 3:30 saca $tarea y $entrada; del resto, $entorno y
# $con. Falla si no hay justo una.
busca_tarea() {
    local linea m h d mes s resto
    tarea= entrada= con=/bin/sh entorno=(HOME=/home/alumno LOGNAME=alumno PATH=/usr/bin:/bin SHELL=/bin/sh)
    local cuantas=0
    while IFS= read -r linea; do
        linea=${linea#"${linea%%[![:blank:]]*}"}
        case $linea in '' | '#'*) continue ;; esac
        if [[ $linea =~ ^([A-Za-z_][A-Za-z_0-9]*)[[:blank:]]*=[[:blank:]]*(.*[^[:blank:]]|)[[:blank:]]*$ ]]; then
            resto=${BASH_REMATCH[2]}
            [[ $resto =~ ^\"(.*)\"$ || $resto =~ ^\'(.*)\'$ ]] && resto=${BASH_REMATCH[1]}
            [[ $linea == SHELL* ]] && con=$resto
            [[ $linea =~ ^([A-Za-z_0-9]+) ]]
            entorno+=("${BASH_REMATCH[1]}=$resto")
            continue
        fi
        read -r m h d mes s resto <<< "$linea"
        [[ $(campo "$m" 0 59) == 30 && $(campo "$h" 0 23) == 3 ]] && siempre "$d" 1 31 31 &&
            siempre "$mes" 1 12 12 && { siempre "$s" 0 7 6 || siempre "$s" 1 7 7; } || continue
        cuantas=$((cuantas + 1))
        tarea=$resto
    done < <(crontab -l 2> /dev/null)
    [ $cuantas = 1 ] || return
    # Un % sin barra es un salto de línea, y lo que sigue al primero va por la entrada.
    local marca=$'\1'
    tarea=${tarea//\\%/$marca}
    if [[ $tarea == *%* ]]; then entrada=${tarea#*%} tarea=${tarea%%%*}; entrada=${entrada//%/$'\n'}; fi
    tarea=${tarea//$marca/%} entrada=${entrada//$marca/%}
}
# Lo que saca se guarda para las demás condiciones.
lee_crontab() { : > $copia.tarea; busca_tarea && declare -p tarea entrada con entorno > $copia.tarea; }
# Hace lo de la noche como cron, sin terminal. Lo que habría ido por correo queda en $copia/correo.
anochece() {
    [ -e $copia.tarea ] || lee_crontab
    [ -s $copia.tarea ] && . $copia.tarea || return
    cd ~ && printf %s "$entrada" | setsid -w timeout 30 env -i "${entorno[@]}" "$con" -c "$tarea" > $copia/correo 2>&1
}
# Guarda lo que el lector tiene y pone en Club un archivo, `apunte $$.txt`. Si una comprobación se
# cortó a la mitad, antes devuelve lo que guardó.
antes=/tmp/lo-del-lector nuevo=~/Club/'prueba de esta noche'
guarda() {
    [ -s $antes/club ] && devuelve
    [ -e $antes ] && rm -rf $antes
    mkdir -p $copia $antes && touch -r ~/Club $antes/fecha && echo 1 > $antes/club && mkdir "$nuevo" &&
        cp -p /var/lib/club/apunte "$nuevo/apunte $$.txt" || return
    cp -a ~/Club ~/Copias $antes 2> /dev/null
    echo 1 > $antes/copias
}
# Deja Club y Copias como estaban, con sus fechas.
devuelve() {
    local f esta sobran=("$nuevo") cambian=()
    if [ -s $antes/copias ]; then
        shopt -s dotglob nullglob
        for f in $antes/Copias/*; do
            esta=~/Copias/${f##*/}
            [ -e "$esta" ] && ! [ "$f" -nt "$esta" ] && ! [ "$f" -ot "$esta" ] || cambian+=("$f")
        done
        # Lo que no se pudo guardar es de antes, y se queda.
        for f in ~/Copias/*; do [ -e $antes/Copias/"${f##*/}" ] || ! [ "$f" -nt $antes/club ] || sobran+=("$f"); done
        shopt -u dotglob nullglob
    fi
    rm -rf "${sobran[@]}"
    [ ${#cambian[@]} = 0 ] || cp -af "${cambian[@]}" ~/Copias
    touch -r $antes/fecha ~/Club
    [ -s $antes/copias ] && touch -r $antes/Copias ~/Copias
    : > $antes/club
}
# Cambia el club, hace lo de la noche y trae lo que haya en la cuenta de ana.
noche() {
    local hoy=club-$(date +%F).tar.gz
    [ -e $copia ] && { chmod -R u+rwX $copia; rm -rf $copia; }
    guarda || { devuelve; return 1; }
    anochece
    devuelve
    mv $antes/Club $copia/club
    cp -r /home/ana/Copias $copia/servidor 2> /dev/null ||
        { chmod -R u+rwX $copia/servidor; rm -rf $copia/servidor; mkdir $copia/servidor && timeout 20 ssh ana@servidor 'tar -cf - -C Copias .' < /dev/null | tar -xf - -C $copia/servidor; }
    cd $copia/servidor && [ -f $hoy ] && [ ! -L $hoy ] && sha256sum -c --status $hoy.sha256 && [ -f restaurar.sh ] &&
        [[ $(tar -tf $hoy) == *"/apunte $$.txt"* ]]
}
# Cierto si una noche que sale mal queda escrita en el registro, y nada va por correo.
mala_noche() {
    local eran
    guarda || { devuelve; return 1; }
    chmod 000 "$nuevo"/*
    cp ~/respaldo.log $copia/registro && eran=$(stat -c %s $copia/registro) && anochece && : > $copia/salio
    devuelve
    cmp -s -n "$eran" $copia/registro ~/respaldo.log && tail -c +$((eran + 1)) ~/respaldo.log | grep -qE 'tar: |apunte' &&
        [ ! -s $copia/correo ]
}
prueba() {
    local dia
    dia=$(date +%F)
    "$@" && return
    [ "$dia" != "$(date +%F)" ] && "$@"
}
# Un directorio con las copias de los días que se dicen, que el lector no ha visto.
finge() {
    local dia cuales=()
    rm -rf $copia/otra && mkdir -p "$copia/otra/las copias" && cd $copia/otra || return
    for dia; do cuales+=(/var/lib/club/otras/club-$dia.tar.gz{,.sha256}); done
    cp -p "${cuales[@]}" /var/lib/club/otras/club-verano.tar.gz{,.sha256} 'las copias' && cp -p ~/restaurar.sh .
}
mira() { ls -lA --time-style=full-iso 'las copias'; }
vuelve() { (umask 022; HOME=$copia/otra/nadie timeout 20 ./restaurar.sh "$@" > dicho 2> errores < /dev/null); }
# Cierto si en $1 quedó lo que guardaba la copia del día $2, y las copias no cambiaron.
es() { [ "$(huella "$1")" = "$(< /var/lib/club/otras/huella-$2)" ] && [ "$(mira)" = "$eran" ]; }
desde_servidor() {
    [ -f $copia/servidor/restaurar.sh ] && cd $copia/servidor && rm -rf $copia/vuelta && mkdir $copia/vuelta &&
        cp -r . "$copia/vuelta/lo que llegó" && cd $copia/vuelta && chmod +x lo*/restaurar.sh &&
        (umask 022; HOME=$copia timeout 20 lo*/restaurar.sh 'lo que llegó' 'el club' > /dev/null 2>&1 < /dev/null) &&
        [ "$(huella 'el club')" = "$(huella $copia/club)" ]
}
vuelve_bien() {
    finge 2025-12-31 2026-02-10 2026-02-09 && touch -d '2026-05-05' 'las copias'/club-2025* && eran=$(mira) &&
        vuelve 'las copias' 'el  club' && es 'el  club' 2026-02-10 && vuelve "$copia/otra/las copias/" $copia/otra/nuevo && es nuevo 2026-02-10
}
salta_malas() {
    finge 2025-12-31 2026-01-05 2026-02-09 2026-02-10 && echo >> 'las copias/club-2026-02-10.tar.gz' && rm 'las copias/club-2026-02-09.tar.gz.sha256' &&
        eran=$(mira) && vuelve 'las copias' nuevo && [ -s errores ] && es nuevo 2026-01-05
}
sin_buenas() {
    finge 2026-02-09 2026-02-10 && echo >> 'las copias/club-2026-02-10.tar.gz' && rm 'las copias/club-2026-02-09.tar.gz.sha256' &&
        eran=$(mira) && ! vuelve 'las copias' nuevo && [ -s errores ] && [ ! -e nuevo ] && [ "$(mira)" = "$eran" ]
}
no_pisa() {
    finge 2026-02-10 && mkdir ya ocupado && echo mío > ocupado/notas.txt && touch -d '2026-01-01' ocupado/notas.txt && huella ocupado > eran-esas && eran=$(mira) || return
    ! vuelve 'las copias' ocupado && [ -s errores ] && [ "$(huella ocupado)" = "$(< eran-esas)" ] &&
        ! vuelve 'las copias' ya && [ -z "$(ls -A ya)" ] && ! vuelve 'las copias' && [ -s errores ] && ! vuelve && [ -s errores ] && vuelve 'las copias' nuevo && es nuevo 2026-02-10
}
FIN
echo 'una línea más' > /var/lib/club/apunte
chmod 664 /var/lib/club/apunte
touch -d '2026-11-20 19:18' /var/lib/club/apunte
# Copias de otros días, que guardan el día que son, para probar restaurar.sh.
. /usr/local/lib/juez
mkdir -p /var/lib/club/otras '/tmp/lo/dos  palabras' /tmp/lo/nada
cd /tmp/lo
echo x > .oculto
chmod 600 .oculto
chmod 777 nada
for dia in 2025-12-31 2026-01-05 2026-02-09 2026-02-10; do
    echo $dia > 'dos  palabras/día.txt'
    chmod 666 'dos  palabras/día.txt'
    touch -d "$dia 10:00" .oculto 'dos  palabras/día.txt'
    tar -czf /var/lib/club/otras/club-$dia.tar.gz .
    huella . > /var/lib/club/otras/huella-$dia
done
cd /var/lib/club/otras
rm -r /tmp/lo
echo verano > club-verano.tar.gz
for cada in club-*; do sha256sum $cada > $cada.sha256; done
