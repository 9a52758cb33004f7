# Falla: condición 3
pgrep proyector > marcador.txt
echo ana > cuenta.txt
pkill ruleta
