cd Vitrina
rm liga.txt
ln -s ../Torneos/liga.txt .
