cd Faro
ls -lSr
./timón
./boya
./mástil
