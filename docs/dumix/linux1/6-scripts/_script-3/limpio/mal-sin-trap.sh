# Falla: condición 3
sed -i 's/|| exit 1/|| { rm -r "$dir"; exit 1; }/' sorteo.sh
