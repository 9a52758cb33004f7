cd '/srv/correo/Lima'
/srv/correo/Lima/sellar.sh
cd '/srv/correo/Buenos Aires'
../'Buenos Aires'/sellar.sh
cd ../Lima
./sellar.sh
cd ~
