# Falla: condición 1
rm Vitrina/liga.txt
ln -s Torneos/liga.txt Vitrina/liga.txt
