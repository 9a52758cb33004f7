ls -l Taller
cd Taller
./notas.txt
