# Falla: condición 1
# Falla: condición 2
sudo apt install -y ncal
cal 12 2026 > calendario.txt
