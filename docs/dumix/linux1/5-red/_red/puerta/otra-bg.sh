sleep 900 | nc -l -k -s 127.0.0.1 -p 7000 &
sleep 1
