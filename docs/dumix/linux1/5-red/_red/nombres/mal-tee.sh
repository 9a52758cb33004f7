# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 7
sudo sed -i -e 's/^tablero.*/127.0.4.3 tablero/' -e 's/4\.400/4.40/' -e 's/^#127/127/' -e '/9\.6/d' /etc/hosts
echo '127.0.4.7 consola' | sudo tee /etc/hosts
nc -zv tablero 9000 && echo tablero > atienden.txt
