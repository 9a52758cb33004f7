# Una tarea de muestra, un script que falla desde cron y el de ensayar.
mkdir Liga Sala
echo '* * * * * date >> minutos.txt' > tareas
printf '%s\n' 'Garza 3' 'Lince 1' 'Tejón 1' > Liga/partidas.txt
cat > Liga/cierre.sh <<'FIN'
#!/bin/bash
# Apunta cuántas partidas hubo y avisa.
wc -l < partidas.txt >> totales.txt
avisa 'Total apuntado'
FIN
cat > /usr/local/bin/avisa <<'FIN'
#!/bin/bash
echo "[aviso] $*"
FIN
cat > ensaya.sh <<'FIN'
#!/bin/bash
# Ejecuta un comando como lo haría cron.
cd
env -i HOME="$HOME" PATH=/usr/bin:/bin LANG="$LANG" SHELL=/bin/sh \
    sh -c "$1" < /dev/null
FIN
chmod +x Liga/cierre.sh ensaya.sh /usr/local/bin/avisa
chown -R alumno: .
