cd Taller
./encender.sh
./luz.sh
/home/alumno/Taller/notas.txt
