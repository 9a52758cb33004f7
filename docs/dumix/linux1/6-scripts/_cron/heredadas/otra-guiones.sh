mkdir bin
cat > bin/copia.sh << 'FIN'
#!/bin/bash
cd "$HOME" && tar -czf "Copias/liga-$(date +%F).tar.gz" Liga
FIN
cat > bin/sondeo.sh << 'FIN'
#!/bin/bash
exec 9> "$HOME/.sondeo"
flock -n 9 || exit 0
cd "$HOME/Liga" && ./sondea.sh
FIN
cat > bin/revision.sh << 'FIN'
#!/bin/bash
texto=$("$HOME/Liga/revisa.sh" 2>&1) || echo "$texto"
FIN
chmod +x bin/*
cat > tareas << 'FIN'
MAILTO=alumno
20 4 * * * bin/copia.sh
*/5 * * * * bin/sondeo.sh
0 8 * * mon bin/revision.sh
FIN
crontab tareas
