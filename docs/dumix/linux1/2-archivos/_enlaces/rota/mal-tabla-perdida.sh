# Falla: condición 1
ln -sf Vitrina/liga.txt Torneos/liga.txt
rm Torneos/liga.txt Vitrina/liga.txt
touch Torneos/liga.txt
ln -s ../Torneos/liga.txt Vitrina/liga.txt
