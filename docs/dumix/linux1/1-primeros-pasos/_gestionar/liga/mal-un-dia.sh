# Falla: condición 2
mkdir -p Liga/viernes
touch Liga/viernes/tabla.txt Liga/domingo/tabla.txt
