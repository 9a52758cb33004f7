# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd /usr/local/lib/club
cat despegue foto aterrizaje > ~/vuelo.txt
