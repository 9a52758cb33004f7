# Falla: condición 2
# Falla: condición 3
cd /srv/correo/Lima
./sellar.sh
cd ../Buenos Aires
./sellar.sh
cd
