# Falla: condición 2
sudo apt update
sudo apt install -y ncal
echo 'Diciembre 2026' > calendario.txt
echo '27 28 29 30 31' >> calendario.txt
