cd Faro
ls -lS
./mástil
./ancla
./timón
./mástil
./boya
./mástil
