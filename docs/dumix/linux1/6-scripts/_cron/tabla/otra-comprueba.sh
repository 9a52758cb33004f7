cat > Liga/tabla.sh << 'FIN'
#!/bin/bash
cd ~/Liga || exit 1
export PATH="$PATH:/usr/local/bin" TEMPORADA=7
if [ ! -f partidas.txt ]; then
    echo 'Hoy no hay nada que sumar.' >&2
    exit 1
fi
clasifica partidas.txt > tabla.txt
echo "Temporada $TEMPORADA: $(wc -l < tabla.txt) equipos"
FIN
cat > tareas << 'FIN'
MAILTO=""
0 23 * * * { date; Liga/tabla.sh; } >> /home/alumno/Liga/tabla.log 2>&1
FIN
crontab tareas
