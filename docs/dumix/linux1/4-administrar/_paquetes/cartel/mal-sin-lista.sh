# Falla: condición 1
# Falla: condición 2
sudo apt install -y figlet
figlet Torneo > cartel.txt
