sudo apt update
sudo apt install -y ncal
cal 12 2026 > calendario.txt
