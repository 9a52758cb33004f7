sudo sed -i 's/repos/repo/' /etc/apt/sources.list
sudo apt update
sudo apt install -y ncal libncurses6
echo psmisc | tee dueno.txt
