nohup nc -l 127.0.0.1 7000 &> puerta.log &
sleep 1
