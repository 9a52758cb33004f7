cd /srv/correo
ls
cd Lima
./sellar.sh
./sellar.sh
cd ..
cd 'Buenos Aires'
./sellar.sh
cd ..
cd Lima
./sellar.sh
cd /home/alumno
