sudo apt update
apt search banner
sudo apt install -y figlet
figlet Torneo > cartel.txt
cat cartel.txt
