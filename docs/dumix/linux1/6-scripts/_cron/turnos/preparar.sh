# Un guion que solo funciona desde su directorio, y el de ensayar como cron.
mkdir Liga
printf '%s\n' Rita Bruno Celia > Liga/socios.txt
cat > Liga/turnos.sh <<'FIN'
#!/bin/bash
# Reparte los turnos de mañana.
sort socios.txt > turnos.txt
echo "Turnos repartidos: $(wc -l < turnos.txt)"
FIN
cat > ensaya.sh <<'FIN'
#!/bin/bash
# Ejecuta un comando como lo haría cron.
cd
env -i HOME="$HOME" PATH=/usr/bin:/bin LANG="$LANG" SHELL=/bin/sh \
    sh -c "$1" < /dev/null
FIN
chmod +x ensaya.sh Liga/turnos.sh
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
# Ejecuta el guion en el directorio $1 con el entorno de cron, con otros socios, y mira qué deja.
corre() {
    local copia=/tmp/copia-$$ estado sale hay
    rm -rf $copia
    cp -a Liga $copia || return
    rm -f Liga/turnos.txt
    printf '%s\n' Zoe Abel Marta Nora > Liga/socios.txt
    sale=$(cd "$1" && env -i HOME="$HOME" LOGNAME=alumno PATH=/usr/bin:/bin LANG=es_ES.UTF-8 SHELL=/bin/sh \
        timeout 4 /bin/sh -c '/home/alumno/Liga/turnos.sh' < /dev/null 2>&1)
    estado=$?
    hay=$(cat Liga/turnos.txt)
    find Liga -mindepth 1 -delete
    cp -a $copia/. Liga
    [[ $estado == 0 && $sale == 'Turnos repartidos: 4' && $hay == $'Abel\nMarta\nNora\nZoe' ]]
}
FIN
