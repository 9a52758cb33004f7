sudo apt update
sudo apt install figlet
echo Torneo | figlet | tee cartel.txt
