cd Vitrina
tail ../Torneos/muro.txt ../Torneos/nave.txt
cp ~/Torneos/nave.txt .
