# Falla: condición 1
tail -n 1 Torneos/gusano.txt Torneos/muro.txt Torneos/nave.txt
ln Torneos/nave.txt Vitrina
