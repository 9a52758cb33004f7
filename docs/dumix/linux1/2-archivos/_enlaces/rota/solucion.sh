rm Vitrina/liga.txt
ln -s ../Torneos/liga.txt Vitrina/liga.txt
