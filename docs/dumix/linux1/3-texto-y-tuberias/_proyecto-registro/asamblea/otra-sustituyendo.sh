primero() { sort | uniq -c | sort -nr | head -n 1 | tr -s ' ' | cut -d ' ' -f 3; }
mkdir Informe
cat >> ~/.bashrc << 'FIN'
export PATH=/opt/club/bin:$PATH
CLUB="La Última Vida"
export CLUB
FIN
cat > Informe/informe.txt << FIN
Partidas: $(grep -c . todo.log)
Juego: $(cut -d ';' -f 3 todo.log | primero)
Hora: $(cut -d ' ' -f 2 todo.log | cut -d ':' -f 1 | primero)
Puntos: $(cut -d ';' -f 4,5 todo.log | sort -t ';' -k 2 -n | tail -n 1)
Fallos: $(grep -o 'M[0-9]*' fallos.txt | primero)
FIN
bash -ic sellar
cp -r Informe /tmp/Informe
tar -cf asamblea.tar Informe
gzip asamblea.tar
