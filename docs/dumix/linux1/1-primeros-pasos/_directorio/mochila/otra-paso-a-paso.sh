cd /home/alumno/Mochila
ls
cd bolsillo
ls
cd ./forro
