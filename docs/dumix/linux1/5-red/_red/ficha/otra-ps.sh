grep -v '^#' /etc/hosts | grep 'sala-sur$' | cut -f 1 > direccion.txt
echo $(ps -u games -o args= | grep tablero | sed 's/.* //') > puerto.txt
printf '  %s \r\n' $(ps -u games -o args= | grep 6060 | sed -E 's/.*sbin.([a-z]+) .*/\1/') > programa.txt
