# Falla: condición 1
# Falla: condición 2
mkdir -p Liga/viernes/tabla.txt Liga/domingo/tabla.txt
