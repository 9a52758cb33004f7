# Falla: condición 1
# Falla: condición 2
head -n 3 Torneos/gusano.txt
cp Torneos/gusano.txt Vitrina
