ls -l Faro
Faro/timón
Faro/boya
/home/alumno/Faro/mástil
