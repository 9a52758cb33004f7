cd /home/alumno/Mochila
ls
cd bolsillo
cd ./forro
