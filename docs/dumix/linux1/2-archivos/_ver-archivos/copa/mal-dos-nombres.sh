# Falla: condición 2
cp Torneos/nave.txt Vitrina/lince.txt
cp Torneos/nave.txt Vitrina
