cd Copia
find . -type f > ../hay
cd ../Carteles
find . -type f > ../manda
cd
sort hay manda manda | uniq -u | tee sobran.txt
