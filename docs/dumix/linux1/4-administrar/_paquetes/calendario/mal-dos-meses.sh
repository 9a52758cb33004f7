# Falla: condición 2
sudo apt update
sudo apt install -y ncal
cal 11 2026 > calendario.txt
cal 12 2026 >> calendario.txt
