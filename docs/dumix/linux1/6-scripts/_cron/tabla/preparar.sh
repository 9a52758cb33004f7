# Un guion que funciona a mano y no desde cron, por tres motivos.
mkdir Liga
printf '%s\n' 'Garza 3' 'Lince 1' 'Tejón 1' 'Garza 1' 'Lince 3' 'Garza 3' > Liga/partidas.txt
cat > Liga/tabla.sh <<'FIN'
#!/bin/bash
# Suma los puntos de cada equipo y guarda la tabla de la temporada.
set -eu
clasifica partidas.txt > tabla.txt
echo "Temporada $TEMPORADA: $(wc -l < tabla.txt) equipos"
FIN
cat > /usr/local/bin/clasifica <<'FIN'
#!/bin/bash
# clasifica ARCHIVO: los puntos de cada equipo, de más a menos.
set -eo pipefail
cat -- "$1" | mawk '{ puntos[$1] += $2 } END { for (e in puntos) print puntos[e], e }' | sort -rn
FIN
cat > ensaya.sh <<'FIN'
#!/bin/bash
# Ejecuta un comando como lo haría cron.
cd
env -i HOME="$HOME" PATH=/usr/bin:/bin LANG="$LANG" SHELL=/bin/sh \
    sh -c "$1" < /dev/null
FIN
echo 'Temporada 7: 2 equipos' > Liga/tabla.log
printf '%s\n' '' 'export TEMPORADA=7' >> .bashrc
chmod +x Liga/tabla.sh ensaya.sh /usr/local/bin/clasifica
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
dato() { printf '%s\n' 'Lince 3' 'Garza 1' 'Lince 3' 'Tejón 1' > Liga/partidas.txt; }
tabla=$'6 Lince\n1 Tejón\n1 Garza'
# Ejecuta con otros datos cada tarea que nombra tabla.sh o hace la tabla, y anota qué pasó. Por la
# vía 3 se espera también a lo que la tarea deje en segundo plano.
mira() {
    local i c=/tmp/copia-$$ hay todo
    lee
    bien=() calla=() deja=() falla=()
    mkdir -p $c && cp -a Liga $c && : > $c/entera || return
    for i in "${!ordenes[@]}"; do
        dato
        rm -f Liga/tabla.txt
        echo 'lo de ayer' > Liga/tabla.log
        todo=$(ejecuta $i 3>&1 > $c/dice 2>&1)
        hay=()
        mapfile -t hay < Liga/tabla.txt
        printf -v todo '%s\n' "${hay[@]}"
        [ "$todo" = "$tabla"$'\n' ] && bien[i]=si
        [[ ${ordenes[i]} == *tabla.sh* || ${bien[i]} ]] || continue
        hace[i]=tabla
        IFS= read -rd '' 'deja[i]' < Liga/tabla.log
        rm -f Liga/partidas.txt
        todo=$(ejecuta $i 3>&1 >> $c/dice 2>&1)
        IFS= read -rd '' 'falla[i]' < Liga/tabla.log
        callada $i $c/dice && calla[i]=si
    done
    # Lo que las tareas hayan creado en Liga se va, y vuelve lo del lector.
    find Liga -mindepth 1 -delete
    cp -a $c/Liga .
    horarios "$@"
    anota
    declare -p bien calla deja falla >> /tmp/visto-$$
}
# Las demás condiciones leen lo visto con «. /tmp/visto-$$».
FIN
