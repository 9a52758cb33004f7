nc -d -k -l localhost 7000 > puerta.txt &
sleep 1
ss -tln
