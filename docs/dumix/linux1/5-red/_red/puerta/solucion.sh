nc -dkl 127.0.0.1 7000 &
sleep 1
