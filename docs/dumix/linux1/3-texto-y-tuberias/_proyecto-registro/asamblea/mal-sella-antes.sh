# Falla: condición 3
# Falla: condición 5
# Falla: condición 6
# Falla: condición 7
# Falla: condición 9
mkdir Informe
wc -l < todo.log | sed 's/^/Partidas: /' > Informe/informe.txt
cut -d ';' -f 3 todo.log | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 | sed 's/^/Juego: /' >> Informe/informe.txt
echo 'PATH=$PATH:/opt/club/bin' >> .bashrc
echo "export CLUB='La Última Vida'" >> .bashrc
source .bashrc
sellar
cut -c 12-16 todo.log | sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3 | sed 's/^/Hora: /' >> Informe/informe.txt
sort -t ';' -k 5 -nr todo.log | head -n 1 | cut -d ';' -f 4,5 | sed 's/^/Puntos: /' >> Informe/informe.txt
cd Informe
tar -czf ../asamblea.tar.gz informe.txt sello.txt
