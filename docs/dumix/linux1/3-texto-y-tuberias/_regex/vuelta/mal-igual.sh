# Falla: condición 1
sed -E 's/(.*) contra (.*)/\1 contra \2/' ida.txt > vuelta.txt
