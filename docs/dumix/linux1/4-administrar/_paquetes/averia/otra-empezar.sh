sudo dpkg -r sl
echo 'deb [trusted=yes] file:/srv/repo bookworm main' | sudo tee /etc/apt/sources.list
sudo apt update
sudo apt install -y sl ncal
dpkg -S /usr/bin/pstree | cut -d : -f 1 > dueno.txt
