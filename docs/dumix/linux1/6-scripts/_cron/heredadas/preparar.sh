# Las tareas que dejó otro: una no hace nada, otra no encuentra su script y se pisa, otra manda ruido.
mkdir Liga Copias
printf '%s\n' 'Garza 3 Lince 1' 'Tejón 2 Garza 2' 'Lince 0 Tejón 1' > Liga/partidas.txt
cat > Liga/sondea.sh <<'FIN'
#!/bin/bash
# Apunta el resultado de la partida en juego. A veces el marcador tarda en contestar.
set -e
echo 'Pregunto' >> sondeo.txt
/usr/local/lib/marcador >> sondeo.txt
FIN
cat > /usr/local/lib/marcador <<'FIN'
#!/bin/bash
# Mientras exista /tmp/sin-respuesta, el marcador no contesta.
while [ -e /tmp/sin-respuesta ]; do sleep 0.1; done
echo 'Van 2 a 1'
FIN
cat > Liga/revisa.sh <<'FIN'
#!/bin/bash
# Avisa de las partidas sin resultado.
cd "$HOME/Liga" || exit 1
if faltan=$(grep 'sin resultado' partidas.txt); then
    echo "Hay que completar: $faltan" >&2
    exit 1
fi
echo 'Todo en orden.'
FIN
chmod +x Liga/*.sh /usr/local/lib/marcador
cat > ensaya.sh <<'FIN'
#!/bin/bash
# Ejecuta un comando como lo haría cron.
cd
env -i HOME="$HOME" PATH=/usr/bin:/bin LANG="$LANG" SHELL=/bin/sh \
    sh -c "$1" < /dev/null
FIN
chmod +x ensaya.sh
cat > tareas <<'FIN'
# Tareas de la liga. No tocar, que funcionan.
20 4 * * * tar -czf Copias/liga-$(date +%F).tar.gz Liga
*/5 * * * * ./sondea.sh
0 8 * * 1 Liga/revisa.sh
FIN
crontab -u alumno tareas
sha256sum Liga/*.sh > /usr/local/lib/liga.sumas
chown -R alumno: .
cat > /usr/local/lib/horas <<'FIN'
# Escribe los temas cuyas tareas A corren a las horas de las B, y a ninguna otra.
# Cada línea: el tema, A o B y los cinco campos o una abreviatura.
function valor(t) { t = tolower(t); return t in nombre ? nombre[t] : t + 0 }
function lee(e, cual, t, min, max,   n, i, p, a, b, paso, partes) {
    n = split(t, partes, ",")
    for (i = 1; i <= n; i++) {
        t = partes[i]
        paso = 1
        if (p = index(t, "/")) { paso = substr(t, p + 1) + 0; t = substr(t, 1, p - 1) }
        if (paso < 1) paso = 1
        if (t == "*") { a = min; b = max }
        else if (p = index(t, "-")) { a = valor(substr(t, 1, p - 1)); b = valor(substr(t, p + 1)) }
        else a = b = valor(t)
        for (; a <= b; a += paso) en[e, cual, a] = 1
    }
}
function toca(e, dia, semana,   a, b) {
    a = (e, "dia", dia) in en
    b = (e, "semana", semana) in en
    return libre[e] ? a && b : a || b
}
# Los minutos del día en que corre alguna de las tareas de la lista.
function minutos(lista,   n, i, h, m, cuales, on, s) {
    if (lista in hecho) return hecho[lista]
    n = split(lista, cuales, " ")
    s = ""
    for (h = 0; h < 24; h++) {
        split("", on)
        for (i = 1; i <= n; i++) if ((cuales[i], "hora", h) in en)
            for (m = 0; m < 60; m++) if ((cuales[i], "minuto", m) in en) on[m] = 1
        for (m = 0; m < 60; m++) if (m in on) s = s "," h * 60 + m
    }
    return hecho[lista] = s
}
# ¿Coinciden las tareas A y B de este tema, todos los días posibles?
function coincide(este,   e, i, k, mes, dia, semana, vivas, viva, de) {
    for (mes = 1; mes <= 12; mes++) {
        vivas = ""
        for (e = 1; e <= tareas; e++) if (tema[e] == este && (e, "mes", mes) in en) vivas = vivas " " e
        if (vivas in visto) continue
        visto[vivas] = 1
        k = split(vivas, viva, " ")
        for (dia = 1; dia <= 31; dia++)
            for (semana = 0; semana < 7; semana++) {
                de["A"] = de["B"] = ""
                for (i = 1; i <= k; i++)
                    if (toca(viva[i], dia, semana)) de[grupo[viva[i]]] = de[grupo[viva[i]]] " " viva[i]
                if (minutos(de["A"]) != minutos(de["B"])) return 0
            }
    }
    return 1
}
BEGIN {
    n = split("jan feb mar apr may jun jul aug sep oct nov dec", t, " ")
    for (i = 1; i <= n; i++) nombre[t[i]] = i
    n = split("sun mon tue wed thu fri sat", t, " ")
    for (i = 1; i <= n; i++) nombre[t[i]] = i - 1
    corto["@yearly"] = corto["@annually"] = "0 0 1 1 *"
    corto["@monthly"] = "0 0 1 * *"
    corto["@weekly"] = "0 0 * * 0"
    corto["@daily"] = corto["@midnight"] = "0 0 * * *"
    corto["@hourly"] = "0 * * * *"
    tareas = 0
}
{
    if ($3 ~ /^@/) $0 = $1 " " $2 " " corto[$3]
    if (NF < 7) next
    e = ++tareas
    temas[$1]
    tema[e] = $1
    grupo[e] = $2
    lee(e, "minuto", $3, 0, 59)
    lee(e, "hora", $4, 0, 23)
    lee(e, "dia", $5, 1, 31)
    lee(e, "mes", $6, 1, 12)
    lee(e, "semana", $7, 0, 7)
    if ((e, "semana", 0) in en || (e, "semana", 7) in en) en[e, "semana", 0] = en[e, "semana", 7] = 1
    libre[e] = $5 ~ /^\*/ || $7 ~ /^\*/
}
END { for (este in temas) if (coincide(este)) print este }
FIN
cat > /usr/local/lib/juez <<'FIN'
# Lee la crontab de alumno como cron: de cada tarea, horario, comando y variables.
lee() {
    local l a b c d e resto vars=() n=0
    cuando=() ordenes=() previas=() hace=()
    while IFS= read -r l || [ -n "$l" ]; do
        [[ $l =~ ^[[:space:]]*(.*)$ ]]
        l=${BASH_REMATCH[1]}
        case $l in
        '' | '#'*) continue ;;
        @*)
            read -r a resto <<< "$l"
            cuando[n]=$a
            ;;
        [0-9*]*)
            read -r a b c d e resto <<< "$l"
            cuando[n]="$a $b $c $d $e"
            ;;
        *)
            [[ $l =~ ^[\"\']?([A-Za-z_0-9]+)[\"\']?[[:space:]]*=[[:space:]]*(.*[^[:space:]])?[[:space:]]*$ ]] || continue
            a=${BASH_REMATCH[1]} b=${BASH_REMATCH[2]}
            [[ $b =~ ^\"(.*)\"$ || $b =~ ^\'(.*)\'$ ]] && b=${BASH_REMATCH[1]}
            vars+=("$a=$b")
            continue
            ;;
        esac
        ordenes[n]=$resto
        previas[n]=
        (( ${#vars[@]} )) && printf -v 'previas[n]' '%q ' "${vars[@]}"
        n=$((n + 1))
    done < <(crontab -l)
}
# Ejecuta la tarea $1 como cron: con su entorno, en su directorio y sin terminal. Un programa
# cuesta en un teléfono un cuarto de segundo, y por eso el entorno lo prepara esta shell.
ejecuta() {
    (
        orden=${ordenes[$1]} casa=$HOME con=/bin/sh lengua=es_ES.UTF-8
        orden=${orden//'\%'/$'\1'}
        if [[ $orden == *%* ]]; then
            entra=${orden#*%}
            entra=${entra//%/$'\n'}
            exec <<< "${entra//$'\1'/%}"
            orden=${orden%%\%*}
        else
            exec < /dev/null
        fi
        orden=${orden//$'\1'/%}
        eval "set -- ${previas[$1]}"
        export -n USER TERM LC_ALL LC_CTYPE LC_COLLATE OLDPWD PWD
        export PATH=/usr/bin:/bin SHELL=/bin/sh
        for each; do
            case $each in
            HOME=*) casa=${each#*=} ;;
            SHELL=*) con=${each#*=} ;;
            LANG=*) lengua=${each#*=} && continue ;;
            LOGNAME=*) continue ;;
            esac
            export "$each"
        done
        cd "$casa" || exit
        LANG=$lengua /usr/bin/timeout -k 1 "${limite:-5}" "$con" -c "$orden"
    )
}
# Deja en destino a quién va lo que escribe la tarea $1; vacío, a nadie.
correo() {
    local each
    destino=alumno
    eval "set -- ${previas[$1]}"
    for each; do [[ $each == MAILTO=* ]] && destino=${each#*=}; done
}
# ¿Lo que escribió la tarea $1, que está en $2, no llega por correo a nadie?
callada() {
    [ -s "$2" ] || return 0
    correo $1
    [ -z "$destino" ]
}
# Deja en buenas los temas, de los pares tema y horario que recibe, cuyas tareas corren a esas
# horas y a ninguna otra.
horarios() {
    local i texto=
    while (( $# )); do
        for i in "${!cuando[@]}"; do
            [[ " ${hace[i]} " == *" $1 "* ]] && texto+="$1 A ${cuando[i]}"$'\n'
        done
        texto+="$1 B $2"$'\n'
        shift 2
    done
    mapfile -t buenas < <(mawk -f /usr/local/lib/horas <<< "$texto")
}
# Guarda lo visto para las demás condiciones.
anota() { declare -p cuando ordenes previas hace buenas > /tmp/visto-$$; }
a_sus_horas() { [[ " ${buenas[*]} " == *" $1 "* ]]; }
dir=/tmp/copia-$$
# Deja en texto lo que hay en un archivo.
abre() { texto=; IFS= read -rd '' texto < "$1"; }
# ¿Nombra la tarea $1, ella o un script suyo, lo que dice $2?
nombra() {
    local palabras each archivo
    [[ ${ordenes[$1]} == *"$2"* ]] && return
    read -ra palabras <<< "${ordenes[$1]}"
    for each in "${palabras[@]##*/}"; do
        each=${each//[\"\';)]/}
        [ "$each" ] && for archivo in ~/"$each" ~/*/"$each"; do
            [ -f "$archivo" ] && { abre "$archivo"; [[ $texto == *"$2"* ]] && return; }
        done
    done
    return 1
}
# Deja en i la primera de las tareas que hacen $1.
cual() {
    for i in "${!hace[@]}"; do [[ " ${hace[i]} " == *" $1 "* ]] && return; done
    return 1
}
hecho() { local i; cual $1; }
duerme() {
    [ "$nada" ] || exec {nada}<> <(:)
    read -rt "$1" -u "$nada"
}
orden=$'Garza 3 Lince 1\nTejón 2 Garza 2\nLince 0 Tejón 1'
falta='Lince - Garza - sin resultado'
# Averigua qué tarea es cada una: por los nombres que lleva o, si no los lleva, por lo que pasa al
# ejecutarla. Lo del lector queda en $dir, y lo devuelve la última condición.
mira() {
    local i k
    lee
    if [ -e /tmp/sin-respuesta ]; then
        rm -f /tmp/sin-respuesta
        for (( k = 0; k < 20; k++ )); do pgrep -x marcador || break; duerme 0.1; done
    fi
    mkdir -p $dir && cp -a Liga Copias $dir && : > $dir/entera || return
    for i in "${!ordenes[@]}"; do
        [[ ${ordenes[i]} == *liga-* ]] && hace[i]+=' copia'
        [[ ${ordenes[i]} == *sondea.sh* ]] && hace[i]+=' sondeo'
        [[ ${ordenes[i]} == *revisa.sh* ]] && hace[i]+=' revisa'
    done
    if ! { hecho copia && hecho sondeo && hecho revisa; }; then
        printf '%s\n' "$orden" "$falta" > Liga/partidas.txt
        for i in "${!ordenes[@]}"; do
            [ "${hace[i]}" ] && continue
            quita
            : > Liga/sondeo.txt
            ejecuta $i > $dir/dice 2>&1
            compgen -G 'Copias/liga-*' && hace[i]+=' copia'
            [ -s Liga/sondeo.txt ] && hace[i]+=' sondeo'
            abre $dir/dice
            [[ $texto == *'Hay que completar'* ]] && hace[i]+=' revisa'
        done
        for k in 'copia liga-' 'sondeo sondea.sh' 'revisa revisa.sh'; do
            hecho ${k% *} || for i in "${!ordenes[@]}"; do nombra $i ${k#* } && hace[i]+=" ${k% *}"; done
        done
    fi
    horarios "$@"
    anota
}
# Quita las copias que haya.
quita() { ! compgen -G 'Copias/liga-*' || rm -rf Copias/liga-*; }
repone() {
    [ -e $dir/entera ] || return
    find Liga Copias -mindepth 1 -delete
    cp -a $dir/Liga $dir/Copias .
}
# Hace la copia de hoy y comprueba que guarda lo que hay en Liga, sin decir nada.
copia_bien() {
    local i f d each hoy ahora
    cual copia || return
    quita
    printf '%s\n' "$orden" "$falta" > Liga/partidas.txt
    printf -v hoy '%(%F)T'
    ejecuta $i > $dir/dice 2>&1
    printf -v ahora '%(%F)T'
    [ -s $dir/dice ] && return 1
    f=Copias/liga-$hoy.tar.gz
    [ -e $f ] || f=Copias/liga-$ahora.tar.gz
    tar -xzf $f --one-top-level=$dir/abierta || return
    shopt -s dotglob globstar
    for d in $dir/abierta/**/partidas.txt; do abre $d; done
    [ "$texto" = "$orden"$'\n'"$falta"$'\n' ] || return
    d=${d%/*}
    for each in $dir/Liga/**; do [ -e "$d${each#$dir/Liga}" ] || return; done
    for each in sondea.sh revisa.sh; do
        abre $d/$each
        f=$texto
        abre Liga/$each
        [ "$f" = "$texto" ] || return
    done
}
lineas() { mapfile -t sondeo < Liga/sondeo.txt; n=${#sondeo[@]}; }
# Espera a que el sondeo escriba algo, o un segundo más si la tarea que se lanzó ya terminó.
espera() {
    local k
    for (( k = 0; k < 60; k++ )); do
        lineas
        (( n >= 1 )) && return
        kill -0 $pid || (( k += 6 ))
        duerme 0.1
    done
    return 1
}
# Con el marcador parado, ni la segunda vez ni la tercera hacen nada; después, la cuarta sí.
parado() {
    local t limite=20 bien=1 k pid
    : > Liga/sondeo.txt
    : > /tmp/sin-respuesta
    t=${EPOCHREALTIME//[!0-9]/}
    ejecuta $i > $dir/primera 2>&1 &
    pid=$!
    if espera; then
        # Para acabar enseguida tienen cuatro veces lo que tardó la primera en empezar.
        t=$(( 4 * (${EPOCHREALTIME//[!0-9]/} - t) ))
        (( t = t < 1500000 ? 1500000 : t > 4000000 ? 4000000 : t ))
        printf -v limite '%d.%06d' $(( t / 1000000 )) $(( t % 1000000 ))
        for k in 2 3; do
            ejecuta $i > $dir/dice 2>&1
            (( $? < 124 )) && lineas && (( n == 1 )) && callada $i $dir/dice || break
            (( k == 3 )) && bien=0
        done
    fi
    rm -f /tmp/sin-respuesta
    wait $pid
    (( bien == 0 )) && callada $i $dir/primera && acaba
}
# Cuando la primera ya acabó, otra vez sí apunta.
acaba() {
    local k limite=4
    for (( k = 0; k < 12; k++ )); do
        (( k % 6 )) && duerme 0.1 || ejecuta $i > $dir/dice 2>&1
        callada $i $dir/dice || return
        lineas
        (( n >= 4 )) && return
    done
    return 1
}
# Si falla y entretanto cambió el minuto, pudo ser cron, que lanza la misma tarea. Se repite.
sin_pisarse() {
    local i antes ahora
    cual sondeo || return
    printf -v antes '%(%M)T'
    parado && return
    printf -v ahora '%(%M)T'
    [ $antes != $ahora ] && parado
}
# Cuántas veces está $2 en el texto $1.
veces() { local sin=${1//"$2"/}; veces=$(( (${#1} - ${#sin}) / ${#2} )); }
# En orden, callado; con un resultado de menos, lo dice, y por correo.
revisa_bien() {
    local i k nuevo buzon
    cual revisa || return
    abre /var/mail/alumno
    buzon=${#texto}
    echo "$orden" > Liga/partidas.txt
    ejecuta $i > $dir/dice 2>&1
    callada $i $dir/dice || return
    echo "$falta" >> Liga/partidas.txt
    ejecuta $i > $dir/dice 2>&1
    abre $dir/dice
    if [ "$texto" ] || ! nombra $i mail; then
        abre $dir/dice
        correo $i
        [[ ,${destino//[ @]/,}, == *,alumno,* && $texto == *'Hay que completar'* ]]
        return
    fi
    # El propio comando manda la carta. Tiene que llegar una, además de las de cron.
    for (( k = 0; k < 35; k++ )); do
        duerme 0.1
        abre /var/mail/alumno
        nuevo=$'\n'${texto:buzon}
        [[ $nuevo == *'Hay que completar'* ]] || continue
        veces "$nuevo" $'\nSubject: Cron <'
        k=$veces
        veces "$nuevo" $'\nFrom '
        (( veces - k == 1 ))
        return
    done
    return 1
}
FIN
