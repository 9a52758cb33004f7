# Falla: condición 2
cp Torneos/gusano.txt Torneos/muro.txt Torneos/nave.txt Vitrina
