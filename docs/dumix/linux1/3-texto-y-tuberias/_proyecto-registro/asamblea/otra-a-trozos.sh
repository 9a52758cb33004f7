CLUB='La Última Vida' /opt/club/bin/sellar
mkdir Informe
cd Informe
echo "Partidas: $(wc -l < ../todo.log)" > informe.txt
cut -d ';' -f 3 ../todo.log | sort | uniq -c | sort -n | tail -n 1 | tr -d ' 0-9' | sed 's/.*/Juego: &/' >> informe.txt
cut -c 12-13 ../todo.log | sort | uniq -c | sort -n | tail -n 1 | sed -E 's/.* /Hora: /' >> informe.txt
sort -t ';' -n -k 5 ../todo.log | tail -n 1 | sed -E 's/.*;(.*;.*)/Puntos: \1/' >> informe.txt
cut -d ';' -f 2 ../fallos.txt | sort | uniq -c | sort -n | tail -n 1 | sed -E 's/.* /Fallos: /' >> informe.txt
CLUB='La Última Vida' /opt/club/bin/sellar
cd
echo "export CLUB='La Última Vida' PATH=/opt/club/bin:\$PATH" >> .bashrc
tar -cvzf asamblea.tar.gz ./Informe
