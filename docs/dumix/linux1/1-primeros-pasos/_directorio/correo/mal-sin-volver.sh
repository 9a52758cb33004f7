# Falla: condición 4
cd /srv/correo/Lima
./sellar.sh
cd "../Buenos Aires"
./sellar.sh
cd -
./sellar.sh
