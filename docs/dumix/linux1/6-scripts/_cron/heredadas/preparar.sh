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
# Compara los horarios A con los B. Cada línea, A o B y los cinco campos o una abreviatura.
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
    for (i = 1; i <= n; i++)
        for (h = 0; h < 24; h++) if ((cuales[i], "hora", h) in en)
            for (m = 0; m < 60; m++) if ((cuales[i], "minuto", m) in en) on[h * 60 + m] = 1
    s = ""
    for (m = 0; m < 1440; m++) if (m in on) s = s "," m
    return hecho[lista] = s
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
    if ($2 ~ /^@/) $0 = $1 " " corto[$2]
    if (NF < 6) next
    e = ++tareas
    grupo[e] = $1
    lee(e, "minuto", $2, 0, 59)
    lee(e, "hora", $3, 0, 23)
    lee(e, "dia", $4, 1, 31)
    lee(e, "mes", $5, 1, 12)
    lee(e, "semana", $6, 0, 7)
    if ((e, "semana", 0) in en || (e, "semana", 7) in en) en[e, "semana", 0] = en[e, "semana", 7] = 1
    libre[e] = $4 ~ /^\*/ || $6 ~ /^\*/
}
END {
    for (mes = 1; mes <= 12; mes++) {
        vivas = ""
        for (e = 1; e <= tareas; e++) if ((e, "mes", mes) in en) vivas = vivas " " e
        if (vivas in visto) continue
        visto[vivas] = 1
        k = split(vivas, viva, " ")
        for (dia = 1; dia <= 31; dia++)
            for (semana = 0; semana < 7; semana++) {
                de["A"] = de["B"] = ""
                for (i = 1; i <= k; i++)
                    if (toca(viva[i], dia, semana)) de[grupo[viva[i]]] = de[grupo[viva[i]]] " " viva[i]
                if (minutos(de["A"]) != minutos(de["B"])) exit 1
            }
    }
}
FIN
cat > /usr/local/lib/juez <<'FIN'
# Lee la crontab de alumno como cron: de cada tarea, horario, comando y variables.
lee() {
    local l a b c d e resto vars=() n=0
    cuando=() ordenes=() previas=()
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
# Ejecuta la tarea $1 como cron: con su entorno, en su directorio y sin terminal.
ejecuta() {
    local orden=${ordenes[$1]} entra= casa=$HOME con=/bin/sh each
    eval "set -- ${previas[$1]}"
    for each; do
        case $each in
        HOME=*) casa=${each#*=} ;;
        SHELL=*) con=${each#*=} ;;
        esac
    done
    orden=${orden//'\%'/$'\1'}
    if [[ $orden == *%* ]]; then
        entra=${orden#*%}
        entra=${entra//%/$'\n'}
        entra=${entra//$'\1'/%}$'\n'
        orden=${orden%%\%*}
    fi
    orden=${orden//$'\1'/%}
    cd "$casa" && timeout -k 1 "${limite:-5}" env -i HOME="$HOME" PATH=/usr/bin:/bin LANG=es_ES.UTF-8 \
        SHELL=/bin/sh "$@" LOGNAME=alumno "$con" -c "$orden" < <(printf %s "$entra")
    each=$?
    cd ~ || return
    return $each
}
# ¿Las tareas que hacen $1 corren a las horas de los horarios que siguen, y a ninguna otra?
a_sus_horas() {
    local i que=$1
    shift
    {
        for i in "${!cuando[@]}"; do
            [[ " ${hace[i]} " == *" $que "* ]] && echo "A ${cuando[i]}"
        done
        printf 'B %s\n' "$@"
    } | mawk -f /usr/local/lib/horas
}
copia=/tmp/copia-$$
# Ejecuta cada tarea con un resultado que falta, y averigua por lo que pasa cuál es cuál.
mira() {
    local i sale sondeo
    lee
    hace=()
    rm -f /tmp/sin-respuesta
    guarda
    echo 'Lince - Garza - sin resultado' >> Liga/partidas.txt
    for i in "${!ordenes[@]}"; do
        rm -rf Copias/liga-*
        : > Liga/sondeo.txt
        sale=$(limite=3 ejecuta $i 2>&1)
        compgen -G 'Copias/liga-*' > /dev/null && hace[i]+=' copia'
        [[ -s Liga/sondeo.txt ]] && hace[i]+=' sondeo'
        [[ $sale == *'Hay que completar'* ]] && hace[i]+=' revisa'
        [[ ${ordenes[i]} == *revisa.sh* ]] && hace[i]+=' revisa'
        [[ ${ordenes[i]} == *sondea.sh* ]] && hace[i]+=' sondeo'
        [[ ${ordenes[i]} == *liga-* ]] && hace[i]+=' copia'
    done
    repone
    printf '%s\n' "${hace[@]}" > /tmp/visto-$$
}
visto() { lee; mapfile -t hace < /tmp/visto-$$; }
# La primera de las tareas que hacen $1.
cual() {
    local i
    for i in "${!hace[@]}"; do [[ " ${hace[i]} " == *" $1 "* ]] && { echo $i; return; }; done
    return 1
}
guarda() { rm -rf $copia; mkdir $copia && cp -a Liga Copias $copia; }
repone() {
    find Liga Copias -mindepth 1 -delete
    cp -a $copia/Liga $copia/Copias .
}
# Deja hecha la copia de hoy y comprueba que guarda lo de Liga, sin decir nada.
copia_bien() {
    local i hoy sale f d
    i=$(cual copia) || return
    guarda
    rm -rf Copias/liga-* Liga/sondeo.txt
    hoy=$(date +%F)
    echo 'Zorro 9 Garza 0' >> Liga/partidas.txt
    sale=$(ejecuta $i 2>&1)
    f=Copias/liga-$hoy.tar.gz
    [ -e $f ] || f=Copias/liga-$(date +%F).tar.gz
    mkdir $copia/abierta
    tar -xzf $f -C $copia/abierta
    for d in $copia/abierta{,/Liga,/home/alumno/Liga}; do [ -e $d/partidas.txt ] && break; done
    [ -z "$sale" ] && diff -r -x sondeo.txt Liga $d
    i=$?
    repone
    return $i
}
lineas() { mapfile -t sondeo < Liga/sondeo.txt; n=${#sondeo[@]}; }
# Espera a que el sondeo escriba algo o la tarea que se lanzó termine, 5 segundos como mucho.
espera() {
    local k
    for (( k = 0; k < 50; k++ )); do
        lineas
        (( n >= 1 )) && return
        kill -0 $! || return
        sleep 0.1
    done
    return 1
}
# Con el marcador parado, la segunda vez no hace nada; después, la tercera sí.
sin_pisarse() {
    local i sale bien=1 k
    i=$(cual sondeo) || return
    guarda
    : > Liga/sondeo.txt
    : > /tmp/sin-respuesta
    chmod 666 /tmp/sin-respuesta
    limite=30 ejecuta $i > /tmp/primera-$$ 2>&1 &
    if espera; then
        sale=$(limite=5 ejecuta $i 2>&1)
        (( $? < 124 )) && lineas && (( n == 1 )) && [ -z "$sale" ] && bien=0
    fi
    rm -f /tmp/sin-respuesta
    wait
    [ -s /tmp/primera-$$ ] && bien=1
    if (( bien == 0 )); then
        bien=1
        for k in 1 2 3; do
            sale=$(limite=5 ejecuta $i 2>&1)
            lineas
            (( n >= 4 )) && [ -z "$sale" ] && { bien=0; break; }
            sleep 0.2
        done
    fi
    repone
    return $bien
}
# Cuántas cartas del buzón avisan y cuántas hay en total.
avisos() { grep -c 'Hay que completar' /var/mail/alumno; }
cartas() { grep -c '^From ' /var/mail/alumno; }
# En orden, callado; con un resultado de menos, lo dice, y por correo.
revisa_bien() {
    local i k ahora luego antes hay
    i=$(cual revisa) || return
    guarda
    [[ ${ordenes[i]} == *mail* ]] && antes=$(avisos) hay=$(cartas)
    ahora=$(ejecuta $i 2>&1)
    echo 'Lince - Garza - sin resultado' >> Liga/partidas.txt
    luego=$(ejecuta $i 2>&1)
    repone
    [[ -z $ahora ]] || return
    # El propio comando puede haber mandado la carta.
    if [[ ${ordenes[i]} == *mail* && -z $luego ]]; then
        for (( k = 0; k < 40; k++ )); do
            (( $(avisos) > ${antes:-0} )) && { (( $(cartas) == ${hay:-0} + 1 )); return; }
            sleep 0.1
        done
        return 1
    fi
    eval "set -- ${previas[i]}"
    for each; do
        case $each in
        MAILTO=alumno | MAILTO=alumno@*) k=si ;;
        MAILTO=*) k=no ;;
        esac
    done
    [[ $k != no && $luego == *'Hay que completar'* ]]
}
FIN
