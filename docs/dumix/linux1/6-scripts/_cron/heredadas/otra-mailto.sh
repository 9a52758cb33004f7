cat > tareas << 'FIN'
20 4 * * * tar -czf Copias/liga-$(date +\%F).tar.gz Liga
MAILTO=""
*/5 * * * * cd Liga && mkdir /tmp/candado && { ./sondea.sh; rmdir /tmp/candado; }
MAILTO=ana,alumno
0 8 * * 1 Liga/revisa.sh > /dev/null
FIN
crontab tareas
