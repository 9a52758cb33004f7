# Falla: condición 2
nc -dkl 127.0.0.1 7000 &
sleep 1
kill -STOP %1
