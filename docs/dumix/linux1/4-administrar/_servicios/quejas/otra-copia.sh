sudo cp /var/log/luces.log todo.txt
sudo chown alumno todo.txt
grep -E "^AVISO " todo.txt > avisos.txt
