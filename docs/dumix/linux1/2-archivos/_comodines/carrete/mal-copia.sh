# Falla: condición 2
cp Carrete/*.png Fotos
