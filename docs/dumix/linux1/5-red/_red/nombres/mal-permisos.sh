# Falla: condición 6
sudo chmod 666 /etc/hosts
sed -e 's/^tablero.*/127.0.4.3 tablero/' -e 's/4\.400/4.40/' -e 's/^#127/127/' -e '/9\.6/d' /etc/hosts > h
cat h > /etc/hosts
echo '127.0.4.7 consola' >> /etc/hosts
printf '%s\n' tablero camara > atienden.txt
