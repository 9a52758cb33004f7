nc -d localhost 7777 > quien.txt
