ln -s /srv/correo c
cd c/Lima
./sellar.sh
cd ../Buenos\ Aires
./sellar.sh
cd -
./sellar.sh
cd
