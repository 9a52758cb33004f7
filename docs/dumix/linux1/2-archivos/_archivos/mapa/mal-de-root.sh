# Falla: condición 1
# Falla: condición 2
cp /srv/club/liga.txt .
