# Falla: condición 8
mkdir Informe
wc -l < todo.log | sed 's/^/Partidas: /' > Informe/informe.txt
cut -d ';' -f 3 todo.log | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 | sed 's/^/Juego: /' >> Informe/informe.txt
cut -c 12-13 todo.log | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 | sed 's/^/Hora: /' >> Informe/informe.txt
sort -t ';' -k 5 -nr todo.log | head -n 1 | cut -d ';' -f 4,5 | sed 's/^/Puntos: /' >> Informe/informe.txt
cut -d ';' -f 2 fallos.txt | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 | sed 's/^/Fallos: /' >> Informe/informe.txt
CLUB='La Última Vida' /opt/club/bin/sellar
echo "alias sellar='echo Sellado por La Última Vida.'" >> .bashrc
tar -czf asamblea.tar.gz Informe
