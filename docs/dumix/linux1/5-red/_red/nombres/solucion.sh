cat /etc/hosts
sudo sed -i 's/^tablero.*/127.0.4.3 tablero/' /etc/hosts
sudo sed -i 's/^127.0.4.400/127.0.4.40/' /etc/hosts
sudo sed -i 's/^#127.0.4.5/127.0.4.5/' /etc/hosts
sudo sed -i '/^127.0.9.6/d' /etc/hosts
echo '127.0.4.7 consola' | sudo tee -a /etc/hosts
getent hosts recepcion tablero camara impresora sala-sur consola
nc -zv recepcion 9000
nc -zv tablero 9000
nc -zv camara 9000
nc -zv impresora 9000
nc -zv sala-sur 9000
nc -zv consola 9000
echo tablero > atienden.txt
echo camara >> atienden.txt
