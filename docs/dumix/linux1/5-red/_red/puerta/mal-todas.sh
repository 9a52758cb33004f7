# Falla: condición 1
nc -dkl 7000 &
sleep 1
