cat > Liga/tabla.sh << 'FIN'
#!/bin/bash
set -eu
export TEMPORADA="${TEMPORADA:-7}"
liga=/home/alumno/Liga
/usr/local/bin/clasifica $liga/partidas.txt > $liga/tabla.txt
echo "Temporada $TEMPORADA: $(wc -l < $liga/tabla.txt) equipos"
FIN
echo '0 23 * * * /home/alumno/Liga/tabla.sh 2>> /home/alumno/Liga/tabla.log >> /home/alumno/Liga/tabla.log' | crontab -
