# Falla: condición 1
sed -E 's/([a-z]+) contra ([a-z]+)/\2 contra \1/' ida.txt > vuelta.txt
