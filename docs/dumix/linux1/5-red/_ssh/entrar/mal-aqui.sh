# Falla: condición 1
# Falla: condición 2
ssh -o BatchMode=yes ana@servidor
touch visita.txt
