# Falla: condición 1
nc -dkl servidor 7000 &
sleep 1
