ps -C marcador > marcador.txt
echo ana > cuenta.txt
pkill ruleta
