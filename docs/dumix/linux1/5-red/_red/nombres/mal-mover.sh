# Falla: condición 6
# Falla: condición 7
cp /etc/hosts h
sed -i -e 's/^tablero.*/127.0.4.3 tablero/' -e 's/4\.400/4.40/' -e 's/^#127/127/' -e '/9\.6/d' h
echo '127.0.4.7 consola' >> h
sudo mv h /etc/hosts
ss -tln | grep 9000 > atienden.txt
