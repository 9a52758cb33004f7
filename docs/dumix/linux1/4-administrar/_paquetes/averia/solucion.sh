cat /etc/apt/sources.list
sudo sed -i 's,/srv/repos,/srv/repo,' /etc/apt/sources.list
sudo apt update
sudo apt --fix-broken install -y
sudo apt install -y ncal
dpkg -S /usr/bin/pstree
echo psmisc > dueno.txt
