ls -l Taller
cd Taller
sudo ./notas.txt
