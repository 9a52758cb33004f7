# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd Faro
bash ancla
./boya
./mástil
