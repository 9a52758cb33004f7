# Falla: condición 3
mkdir Liga Liga/viernes
mkdir Liga/viernes/domingo Liga/domingo
touch Liga/viernes/tabla.txt Liga/domingo/tabla.txt
