# Falla: condición 2
cp -r Torneos Vitrina
mv Vitrina/Torneos/nave.txt Vitrina
