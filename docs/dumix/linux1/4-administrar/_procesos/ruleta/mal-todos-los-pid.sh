# Falla: condición 3
pgrep marcador > marcador.txt
pgrep proyector >> marcador.txt
echo ana > cuenta.txt
pkill ruleta
