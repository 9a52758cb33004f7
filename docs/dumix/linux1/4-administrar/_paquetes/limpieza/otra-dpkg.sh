sudo dpkg -r sl libncurses6
sudo dpkg -r figlet
sudo dpkg -P figlet
sudo dpkg -i /srv/repo/pool/consejo_1.1_all.deb
