cd Torneos
tail -n 1 gusano.txt muro.txt nave.txt
cp nave.txt ../Vitrina
