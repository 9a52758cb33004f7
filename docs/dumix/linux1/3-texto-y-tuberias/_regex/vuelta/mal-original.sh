# Falla: condición 1
# Falla: condición 2
sed -i -E 's/(.*) contra (.*)/\2 contra \1/' ida.txt
