# Falla: condición 1
mkdir Vitrina/Torneos
ln Torneos/liga.txt Vitrina/Torneos/liga.txt
