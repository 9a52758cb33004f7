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
# Los valores del campo $1 de un crontab, que van de $2 a $3.
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
# De la línea del crontab que corre cada día a las 3:30 saca $tarea y $entrada; del resto, $entorno y
# $con. Falla si no hay justo una.
lee_crontab() {
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
# Hace lo de la noche como cron, sin terminal. Lo que habría ido por correo queda en $copia/correo.
anochece() {
    lee_crontab || return
    mkdir -p $copia
    cd ~ && printf %s "$entrada" | setsid -w timeout 30 env -i "${entorno[@]}" "$con" -c "$tarea" > $copia/correo 2>&1
}
# Quita del club lo que pusieron las pruebas y le devuelve su fecha.
limpia() {
    rm -rf ~/Club/'prueba de esta noche'
    touch -d '2026-11-14 20:00' ~/Club
}
# Cambia el club, hace lo de la noche y trae lo que haya en la cuenta de ana.
noche() {
    local hoy=club-$(date +%F).tar.gz
    chmod -R u+rwX $copia 2> /dev/null; rm -rf $copia; mkdir -p $copia
    limpia
    mkdir ~/Club/'prueba de esta noche' && echo "$$ $RANDOM" > ~/Club/'prueba de esta noche/apunte  uno.txt' &&
        chmod 664 ~/Club/*/'apunte  uno.txt' && touch -d '2026-11-20 19:18' ~/Club/*/'apunte  uno.txt'
    cp -a ~/Club $copia/club
    anochece
    limpia
    cp -r /home/ana/Copias $copia/servidor 2> /dev/null ||
        { chmod -R u+rwX $copia/servidor; rm -rf $copia/servidor; mkdir $copia/servidor && timeout 20 ssh ana@servidor 'tar -cf - -C Copias .' < /dev/null | tar -xf - -C $copia/servidor; }
    cd $copia/servidor && [ -f $hoy ] && [ ! -L $hoy ] && sha256sum -c --status $hoy.sha256 && [ -f restaurar.sh ] || return
    mkdir $copia/de-hoy && tar -xpf $hoy -C $copia/de-hoy && [ "$(huella $copia/de-hoy)" = "$(huella $copia/club)" ]
}
# Cierto si una noche que sale mal queda escrita en el registro, y nada va por correo.
mala_noche() {
    local antes bien
    antes=$(wc -c < ~/respaldo.log)
    mkdir -p $copia && cp ~/respaldo.log $copia/registro
    limpia
    mkdir ~/Club/'prueba de esta noche' && echo no > ~/Club/'prueba de esta noche/secreto' && chmod 000 ~/Club/*/secreto
    anochece && : > $copia/salio
    cmp -s -n "$antes" $copia/registro ~/respaldo.log && [ "$(wc -c < ~/respaldo.log)" -gt "$antes" ] &&
        tail -c +$((antes + 1)) ~/respaldo.log | grep -qE 'tar|secreto' && [ ! -s $copia/correo ]
    bien=$?
    limpia
    return $bien
}
prueba() {
    local dia
    dia=$(date +%F)
    "$@" && return
    [ "$dia" != "$(date +%F)" ] && "$@"
}
# Un directorio con copias que no ha visto; cada una guarda el día que es.
finge() {
    local dia
    chmod -R u+rwX $copia 2> /dev/null; rm -rf $copia/otra; mkdir -p "$copia/otra/las copias" $copia/otra/lo && cd $copia/otra && cp -p ~/restaurar.sh . || return
    for dia; do
        rm -rf lo; mkdir -p 'lo/dos  palabras' lo/nada
        echo "$dia" > "lo/dos  palabras/día.txt"; echo x > lo/.oculto; chmod 600 lo/.oculto; chmod 666 lo/dos*/*; chmod 777 lo/nada
        touch -d "$dia 10:00" lo/.oculto lo/dos*/*
        tar -czf "las copias/club-$dia.tar.gz" -C lo .
        (cd 'las copias' && sha256sum club-$dia.tar.gz > club-$dia.tar.gz.sha256)
        cp -a lo "es $dia"
    done
    echo verano > 'las copias/club-verano.tar.gz'
    (cd 'las copias' && sha256sum club-verano.tar.gz > club-verano.tar.gz.sha256)
    huella 'las copias' > eran
}
vuelve() { (umask 022; HOME=$copia/otra/nadie timeout 20 ./restaurar.sh "$@" > dicho 2> errores < /dev/null); }
# Cierto si en $1 quedó lo que guardaba la copia del día $2, y las copias no cambiaron.
es() { [ "$(huella "$1")" = "$(huella "es $2")" ] && [ "$(huella 'las copias')" = "$(cat eran)" ]; }
desde_servidor() {
    [ -f $copia/servidor/restaurar.sh ] && cd $copia/servidor && rm -rf $copia/vuelta && mkdir $copia/vuelta &&
        cp -r . "$copia/vuelta/lo que llegó" && cd $copia/vuelta && chmod +x lo*/restaurar.sh &&
        (umask 022; HOME=$copia timeout 20 lo*/restaurar.sh 'lo que llegó' 'el club' > /dev/null 2>&1 < /dev/null) &&
        [ "$(huella 'el club')" = "$(huella $copia/club)" ]
}
vuelve_bien() {
    finge 2025-12-31 2026-02-10 2026-02-09 && touch -d '2026-05-05' 'las copias'/club-2025* && huella 'las copias' > eran &&
        vuelve 'las copias' 'el  club' && es 'el  club' 2026-02-10 && vuelve "$copia/otra/las copias/" $copia/otra/nuevo && es nuevo 2026-02-10
}
salta_malas() {
    finge 2025-12-31 2026-01-05 2026-02-09 2026-02-10 && echo >> 'las copias/club-2026-02-10.tar.gz' && rm 'las copias/club-2026-02-09.tar.gz.sha256' &&
        huella 'las copias' > eran && vuelve 'las copias' nuevo && [ -s errores ] && es nuevo 2026-01-05
}
sin_buenas() {
    finge 2026-02-09 2026-02-10 && echo >> 'las copias/club-2026-02-10.tar.gz' && rm 'las copias/club-2026-02-09.tar.gz.sha256' && huella 'las copias' > eran &&
        ! vuelve 'las copias' nuevo && [ -s errores ] && [ ! -e nuevo ] && es lo 2026-02-10
}
no_pisa() {
    finge 2026-02-10 && mkdir ya ocupado && echo mío > ocupado/notas.txt && touch -d '2026-01-01' ocupado/notas.txt && huella ocupado > antes || return
    ! vuelve 'las copias' ocupado && [ -s errores ] && [ "$(huella ocupado)" = "$(cat antes)" ] &&
        ! vuelve 'las copias' ya && [ -z "$(ls -A ya)" ] && ! vuelve 'las copias' && [ -s errores ] && ! vuelve && [ -s errores ] && vuelve 'las copias' nuevo && es nuevo 2026-02-10
}
FIN
