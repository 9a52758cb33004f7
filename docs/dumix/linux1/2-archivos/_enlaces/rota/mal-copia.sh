# Falla: condición 1
rm Vitrina/liga.txt
cp Torneos/liga.txt Vitrina
