# El guion con el que se cierra la sala.
mkdir Sala
cat > Sala/cierra.sh <<'FIN'
#!/bin/bash
# Apaga la sala y lo apunta en el diario.
echo "cierra $(date +%R)" >> "$HOME/Sala/diario.txt"
FIN
chmod +x Sala/cierra.sh
chown -R alumno: Sala
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
# Qué hace cada tarea, por lo que apunta en el diario.
mira() {
    local i antes
    lee
    antes=$(cat Sala/diario.txt)
    for i in "${!ordenes[@]}"; do
        : > Sala/diario.txt
        ejecuta $i > /dev/null 2>&1
        hace[i]=$(cut -d ' ' -f 1 Sala/diario.txt | tr '\n' ' ')
    done
    if [ "$antes" ]; then echo "$antes" > Sala/diario.txt; else rm -f Sala/diario.txt; fi
}
FIN
