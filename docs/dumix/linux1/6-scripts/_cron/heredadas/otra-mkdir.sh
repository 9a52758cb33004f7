cat > tareas << 'FIN'
20 4 * * * cd /home/alumno && tar -c -z -f Copias/liga-`date -I`.tar.gz -C Liga .
*/5 * * * * cd Liga; mkdir /tmp/candado 2> /dev/null && { ./sondea.sh; rmdir /tmp/candado; }
0 8 * * 1 Liga/revisa.sh | grep -v '^Todo en orden'
FIN
crontab tareas
