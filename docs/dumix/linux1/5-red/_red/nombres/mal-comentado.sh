# Falla: condición 1
# Falla: condición 4
sudo sed -i 's/^tablero.*/127.0.4.3 tablero/' /etc/hosts
sudo sed -i 's/^127.0.4.400/127.0.4.40/' /etc/hosts
echo 'consola 127.0.4.7' | sudo tee -a /etc/hosts
printf '%s\n' tablero camara > atienden.txt
