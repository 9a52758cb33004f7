# Falla: condición 1
# Falla: condición 2
tail -n 1 reglamento.txt
mkdir Mercurio
