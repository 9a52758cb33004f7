# Falla: condición 2
# Falla: condición 3
cd Faro
./boya
./mástil
./timón
