# Falla: condición 1
echo "Mesa 7" > reservas.txt
